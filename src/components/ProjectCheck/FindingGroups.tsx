import clsx from 'clsx';
import type { ReactNode } from 'react';
import { UNNAMED } from './code/input';
import { GROUPS, SEVERITIES, type Finding, type Place } from './findings';
import InlineMarkdown from './InlineMarkdown';
import type { Outcome } from './outcome';
import styles from './styles.module.css';
import { isTicked, tick } from './ticks';
import { ALERT_CLASSES } from './statuses';

/** The number of places that are shown before a fold. */
const SHOWN_PLACES = 8;
/** Up to this number, all places are shown. */
const MAX_SHOWN_PLACES = 10;

/** Removes the indentation that all lines share. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents, Infinity)));
}

const PlaceLabel = ({ file, line }: Pick<Place, 'file' | 'line'>) => (
  <span>{file === UNNAMED ? `Line ${line} ` : `${file}, line ${line} `}</span>
);

/** The places of a finding, each with its code or its changes. */
const PlaceList = ({ places }: Pick<Finding, 'places'>) => (
  <ul className={styles.places}>
    {places.map(({ file, line, text, hunks }, index) => (
      <li key={index}>
        {hunks.map(({ line: first, removed, added }) => (
          <div key={first}>
            <PlaceLabel file={file} line={first} />
            <pre translate="no">
              <code>
                {dedent([...removed, ...added]).map((code, at) => {
                  const Tag = at < removed.length ? 'del' : 'ins';
                  return <Tag key={at}>{code}</Tag>;
                })}
              </code>
            </pre>
          </div>
        ))}
        {hunks.length === 0 && <PlaceLabel file={file} line={line} />}
        {hunks.length === 0 && text !== '' && (
          <code translate="no">{text}</code>
        )}
      </li>
    ))}
  </ul>
);

/** The places of a finding; many are folded, because they fill screens of a phone. */
function FoldedPlaces({ places }: Pick<Finding, 'places'>): ReactNode {
  if (places.length <= MAX_SHOWN_PLACES) {
    return <PlaceList places={places} />;
  }
  const others = places.slice(SHOWN_PLACES);
  return (
    <>
      <PlaceList places={places.slice(0, SHOWN_PLACES)} />
      <details>
        <summary>{`${others.length} more places`}</summary>
        <PlaceList places={others} />
      </details>
    </>
  );
}

/** A key that identifies a decision, also after a reload. */
const keyOf = ({ text, places }: Finding): string =>
  [text, ...places.map((place) => `${place.file} ${place.text}`)].join('\n');

const Tick = ({ finding, label }: { finding: Finding; label: string }) => (
  <input
    type="checkbox"
    defaultChecked={isTicked(keyOf(finding))}
    onChange={({ target }) => {
      tick(keyOf(finding), target.checked);
    }}
    aria-label={`Done: ${label}`}
  />
);

function FindingItem({
  finding,
  label,
}: {
  readonly finding: Finding;
  /** The label of the tick box. */
  readonly label: string;
}): ReactNode {
  const { severity, name, text, link, places } = finding;
  const title = name === undefined ? '' : `\`${name}\``;
  return (
    <li>
      {severity === 'decide' && <Tick finding={finding} label={label} />}
      <div>
        <p>
          {title !== '' && (
            <strong>
              <InlineMarkdown text={link ? `[${title}](${link})` : title} />
            </strong>
          )}{' '}
          <InlineMarkdown text={text} />
        </p>
        {places.length > 0 && <FoldedPlaces places={places} />}
      </div>
    </li>
  );
}

/** The findings in groups by severity, the worst first. */
export default function FindingGroups({
  findings,
}: {
  readonly findings: readonly Finding[];
}): ReactNode {
  const hasOpen = findings.some(({ severity }) => GROUPS[severity].isOpen);
  return SEVERITIES.map((severity) => {
    const own = findings.filter((each) => each.severity === severity);
    const { title, isOpen, ...group } = GROUPS[severity];
    return (
      own.length > 0 && (
        <section key={severity} aria-label={title}>
          <details open={isOpen || !hasOpen}>
            <summary>{`${title} (${own.length})`}</summary>
            {'intro' in group && <p className={styles.intro}>{group.intro}</p>}
            <ul className={clsx(styles.items, ALERT_CLASSES[severity])}>
              {own.map((finding, index) => (
                <FindingItem
                  key={`${finding.name ?? ''} ${finding.text}`}
                  finding={finding}
                  label={finding.name ?? `point ${index + 1}`}
                />
              ))}
            </ul>
          </details>
        </section>
      )
    );
  });
}

/**
 * The files without findings: those that need no change, and those that were skipped.
 */
export function FileLists({
  project,
  skipped = [],
}: Pick<Outcome, 'project' | 'skipped'>): ReactNode {
  const untouched = project?.untouched ?? [];
  const lists = {
    'Files with nothing to do': untouched.map((path) => ({ path, reason: '' })),
    'Files that were left out': skipped,
  };
  return Object.entries(lists).map(
    ([title, files]) =>
      files.length > 0 && (
        <details key={title}>
          <summary>{`${title} (${files.length})`}</summary>
          <ul>
            {files.map(({ path, reason }) => (
              <li key={path}>
                <code translate="no">{path}</code>
                {reason !== '' && <InlineMarkdown text={`: ${reason}`} />}
              </li>
            ))}
          </ul>
        </details>
      ),
  );
}
