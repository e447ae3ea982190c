import clsx from 'clsx';
import type { ReactNode } from 'react';
import { UNNAMED } from './code/input';
import { GROUPS, SEVERITIES, type Finding, type Place } from './findings';
import InlineMarkdown from './InlineMarkdown';
import type { Outcome } from './outcome';
import styles from './styles.module.css';
import { isTicked, tick } from './ticks';
import { ALERT_CLASSES } from './alertClasses';

/** A finding with more places than the second shows the first number of them. */
const SHOWN_PLACES = 8;
const MAX_SHOWN_PLACES = 10;

/** Lines without the blanks that all of them start with. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents, Infinity)));
}

const PlaceLabel = ({ file, line }: Pick<Place, 'file' | 'line'>) => (
  <span>{file === UNNAMED ? `Line ${line} ` : `${file}, line ${line} `}</span>
);

/** The lines that something is said of, each with its code or its change. */
const LocationList = ({ places }: Pick<Finding, 'places'>) => (
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

/** A finding's places: on a phone, a project's tenth is screens below its first. */
function FoldedLocations({ places }: Pick<Finding, 'places'>): ReactNode {
  if (places.length <= MAX_SHOWN_PLACES) {
    return <LocationList places={places} />;
  }
  const others = places.slice(SHOWN_PLACES);
  return (
    <>
      <LocationList places={places.slice(0, SHOWN_PLACES)} />
      <details>
        <summary>{`${others.length} more places`}</summary>
        <LocationList places={others} />
      </details>
    </>
  );
}

/** What tells a decision from others, also after the page is loaded again. */
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
  /** What its tick box is called. */
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
        {places.length > 0 && <FoldedLocations places={places} />}
      </div>
    </li>
  );
}

/** All that was found, the worst first. */
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

/** The files that nothing else is said of: those that need nothing, and the others. */
export function FileLists({
  project,
  unread = [],
}: Pick<Outcome, 'project' | 'unread'>): ReactNode {
  const untouched = project?.untouched ?? [];
  const lists = {
    'Files with nothing to do': untouched.map((path) => ({ path, reason: '' })),
    'Files that were left out': unread,
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
