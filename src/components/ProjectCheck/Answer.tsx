import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import { BASE_PATH } from '@site/src/site/basePath';
import type { Outcome } from './ask';
import { ChangedFiles, CodeDetails } from './CodeAnswer';
import { CodeOptions, VersionsOptions } from './Options';
import type { FileChange } from './patch';
import styles from './styles.module.css';
import { TONES } from './tone';
import type { AppSetup } from './versions/setup';
import { Command, useManager, VersionsDetails } from './VersionsAnswer';

interface Props {
  readonly id: string;
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  /** The text is to be checked again. */
  readonly onCheck: () => void;
  /** Something else is to be answered about. */
  readonly onSetup: (setup: AppSetup) => void;
}

/** What is wrong with the question. */
const Problem = ({
  id,
  outcome: { problem, query },
}: Pick<Props, 'id' | 'outcome'>) => (
  <>
    <p
      id={`${id}-problem`}
      role="alert"
      className={clsx(styles.problem, 'alert alert--danger')}
    >
      {problem?.message}
    </p>
    {query !== undefined && (
      <p>
        <a href={`${BASE_PATH}search?q=${encodeURIComponent(query)}`}>
          Search the docs for it
        </a>
      </p>
    )}
  </>
);

const PATCH = 'bottom-sheet-v5.patch';

const loadPatch = async (changes: readonly FileChange[]) => {
  const { patchOf } = await import(/* webpackChunkName: "patch" */ './patch');
  return patchOf(changes);
};

/** Saves a text as a file of the reader's. */
function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = PATCH;
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

/** Links to the sections that explain messages. */
const Sections = ({ sections = [] }: Pick<Outcome, 'sections'>) =>
  sections.length > 0 && (
    <ul>
      {sections.map(({ heading, path, anchor, page }) => (
        <li key={path + anchor}>
          <a href={`${BASE_PATH}${path.slice(1)}#${anchor}`}>{heading}</a>{' '}
          <span>{`(${page})`}</span>
        </li>
      ))}
    </ul>
  );

interface PatchProps {
  readonly changes: readonly FileChange[] | undefined;
}

/** All changes of a project, as one patch. */
const Patch = ({ changes = [] }: PatchProps) =>
  changes.length > 0 && (
    <>
      <p>
        In the folder of the project, run{' '}
        <code translate="no">{`git apply ${PATCH}`}</code>.
      </p>
      <div className={styles.line}>
        <button
          type="button"
          className="button"
          onClick={() => {
            void loadPatch(changes).then(download);
          }}
        >
          {`Download ${PATCH}`}
        </button>
        <CopyButton
          label="Copy patch"
          labelVisible
          getText={() => loadPatch(changes)}
        />
      </div>
    </>
  );

/** How good the news is. */
function toneOf({ versions, code }: Outcome): string | undefined {
  if (versions !== undefined) return TONES[versions.answer.verdict];
  const isOpen = code && code.decisions.length + code.unknown.length > 0;
  return code && TONES[isOpen ? 'depends' : 'fits'];
}

/** The answer: the verdict and what to do about it, then the reasons. */
export default function Answer({
  id,
  outcome,
  isBusy,
  onCheck,
  onSetup,
}: Props): ReactNode {
  const { versions, code, sections = [], summary = '', times = 1 } = outcome;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Below the field of a phone nobody would see it.
    if (Object.keys(outcome).length > 0 && !outcome.isQuiet)
      said.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const [manager, chooseManager] = useManager(versions);
  const repeated = times > 1 ? ` Checked ${times} times.` : '';
  const spoken = isBusy ? 'Checking…' : summary + repeated;
  const hasAnswer = versions ?? code ?? sections.length > 0;
  return (
    <div className={styles.panel}>
      {versions && <VersionsOptions {...versions} onChange={onSetup} />}
      {code && <CodeOptions onChange={onCheck} />}
      <div>
        <Problem {...{ id, outcome }} />
        <div
          className={clsx(
            styles.card,
            'alert',
            toneOf(outcome),
            spoken === '' && styles.empty,
          )}
        >
          <p ref={said} role="status">
            {spoken}
          </p>
          <Sections sections={sections} />
          {versions && (
            <Command {...versions} manager={manager} onChoose={chooseManager} />
          )}
          {code && <ChangedFiles {...code} />}
          <Patch changes={outcome.patch} />
          {hasAnswer && (
            <div className={styles.line}>
              <CopyButton
                label="Copy report"
                labelVisible
                getText={async () => {
                  const { reportOf } = await import(
                    /* webpackChunkName: "report" */ './report'
                  );
                  const site = window.location.origin + BASE_PATH;
                  return reportOf(outcome, manager, site);
                }}
              />
              {versions && (
                <CopyButton
                  label="Copy link"
                  labelVisible
                  getText={() => window.location.href}
                />
              )}
            </div>
          )}
        </div>
      </div>
      {versions && <VersionsDetails {...versions} />}
      {code && <CodeDetails {...code} />}
    </div>
  );
}
