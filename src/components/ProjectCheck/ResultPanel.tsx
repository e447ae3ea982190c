import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';
import { BASE_PATH } from '@site/src/site/basePath';
import type { Severity } from './findings';
import FindingGroups, { FileLists } from './FindingGroups';
import InlineMarkdown from './InlineMarkdown';
import { CodeOptions, VersionsOptions } from './Options';
import Patch from './Patch';
import SectionText from './SectionText';
import styles from './styles.module.css';
import { ALERT_CLASSES } from './statuses';
import type { ShownOutcome } from './useProjectCheck';
import { Command, useManager, VersionsTable } from './VersionsAnswer';

interface Props {
  readonly id: string;
  readonly outcome: ShownOutcome;
  /** The progress of a slow check. */
  readonly progress: string | undefined;
  /** Called to check the text or the files again. */
  readonly onCheck: () => void;
  /** Called with the address of another setup to check. */
  readonly onAddress: (address: string) => void;
}

/** The sections that explain messages, with their texts, and a link to the search. */
function Sections({
  sections = [],
  query,
}: Pick<ShownOutcome, 'sections' | 'query'>): ReactNode {
  return (
    <>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map(({ heading, path, anchor, page }, index) => (
            <li key={path + anchor}>
              <a href={`${BASE_PATH}${path.slice(1)}#${anchor}`}>{heading}</a>{' '}
              <span>{`(${page})`}</span>
              {query !== undefined || index > 0 ? (
                <details>
                  <summary>What it says</summary>
                  <SectionText path={path} anchor={anchor} />
                </details>
              ) : (
                <SectionText path={path} anchor={anchor} />
              )}
            </li>
          ))}
        </ul>
      )}
      {query !== undefined && (
        <p>
          <a href={`${BASE_PATH}search?q=${encodeURIComponent(query)}`}>
            Search the docs for it
          </a>
        </p>
      )}
    </>
  );
}

/** The alert class of the worst result. */
function toneOf({ versions, findings = [], from }: ShownOutcome) {
  const has = (wanted: Severity) =>
    findings.some(
      ({ severity, places }) =>
        severity === wanted && (wanted !== 'unknown' || places.length > 0),
    );
  const verdict = versions?.verdict ?? (from && 'fits');
  if (verdict === 'fails' || has('fails')) return ALERT_CLASSES.fails;
  return has('decide') || has('unknown')
    ? ALERT_CLASSES.depends
    : ALERT_CLASSES[verdict ?? ''];
}

/** The buttons that copy the report and the link. */
const CopyAnswer = ({
  outcome,
  manager,
}: Pick<Props, 'outcome'> & { readonly manager: PackageManagerId }) => (
  <div className={styles.line}>
    <CopyButton
      label="Copy report"
      labelVisible
      getText={async () => {
        const { reportOf } = await import(
          /* webpackChunkName: "report" */ './resultMarkdown'
        );
        const { href, origin } = window.location;
        return reportOf(outcome, manager, href, origin + BASE_PATH);
      }}
    />
    {outcome.versions && !outcome.project && (
      <CopyButton
        label="Copy link"
        labelVisible
        getText={() => window.location.href}
      />
    )}
  </div>
);

/** The outcome: the summary and what to do, then the findings, the worst first. */
export default function ResultPanel({
  id,
  outcome,
  progress,
  onCheck,
  onAddress,
}: Props): ReactNode {
  const { problem, versions, findings = [], changes = [], project } = outcome;
  const { sections = [], summary = '', times = 1 } = outcome;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // On a phone the outcome is below the visible part of the page.
    const isEmpty = summary === '' && problem === undefined;
    if (!isEmpty && outcome.isQuiet !== true)
      status.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, problem, summary]);
  const [manager, chooseManager] = useManager(versions);
  const repeated = times > 1 ? ` Checked ${times} times.` : '';
  const spoken = progress === undefined ? summary + repeated : 'Checking…';
  return (
    <div className={styles.panel}>
      {versions && !project && (
        <VersionsOptions address={versions.address} onChange={onAddress} />
      )}
      <CodeOptions outcome={outcome} onChange={onCheck} />
      <div>
        <p
          id={`${id}-problem`}
          role="alert"
          className={clsx(styles.problem, 'alert alert--danger')}
        >
          {problem?.message}
        </p>
        {problem && <Sections query={outcome.query} />}
        {progress !== undefined && <p>{progress}</p>}
        <div
          className={clsx(
            styles.card,
            'alert',
            toneOf(outcome),
            spoken === '' && styles.empty,
          )}
        >
          <p ref={status} role="status">
            {spoken}
          </p>
          {project && (
            <p>
              <InlineMarkdown text={project.summary} />
            </p>
          )}
          {sections.length > 0 && <Sections {...outcome} />}
          {versions && (
            <Command {...versions} manager={manager} onChoose={chooseManager} />
          )}
          <Patch changes={changes} />
          {summary !== '' && <CopyAnswer outcome={outcome} manager={manager} />}
        </div>
      </div>
      {versions && <VersionsTable {...versions} />}
      <FindingGroups findings={findings} />
      <FileLists {...outcome} />
    </div>
  );
}
