import { useState, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import {
  chooseInstall,
  useInstallChoice,
} from '@site/src/shared/install/installChoiceStore';
import {
  PACKAGE_MANAGERS,
  type PackageManagerId,
} from '@site/src/shared/install/packageManagers';
import { formatList } from '@site/src/site/formatList';
import { dataDate } from '@site/src/shared/releases/dataDate';
import { isPackageName } from '@site/src/shared/releases/packageNames';
import Marks from './Marks';
import { Select } from './Options';
import styles from './styles.module.css';
import { TONES } from './tone';
import type { Versions } from './useOutcome';
import type { Note } from './versions';
import type { Row } from './versions/rows';

/** A sentence and its link to more. */
const Sentence = ({ text, link }: Note) => (
  <Marks
    text={
      link
        ? `${text} ${/^\d/.test(link.text) ? 'Releases:' : 'See'} [${link.text}](${link.href}).`
        : text
    }
  />
);

const List = ({ notes }: { readonly notes: readonly Note[] }) =>
  notes.length > 0 && (
    <ul>
      {notes.map((note) => (
        <li key={note.text}>
          <Sentence {...note} />
        </li>
      ))}
    </ul>
  );

/** The package manager of the command: the project's, until another is chosen. */
export function useManager(versions: Versions | undefined) {
  const choice = useInstallChoice();
  const [isPicked, setPicked] = useState(false);
  const chosen =
    PACKAGE_MANAGERS.find(({ id }) => choice.endsWith(`-${id}`))?.id ?? 'npm';
  const { manager = chosen } = versions?.answer.app.setup ?? {};
  const choose = (id: string) => {
    setPicked(true);
    chooseInstall(id);
  };
  return [isPicked ? chosen : manager, choose] as const;
}

interface CommandProps extends Versions {
  readonly manager: PackageManagerId;
  readonly onChoose: (manager: string) => void;
}

/** The command that makes the versions fit, if there is one. */
export function Command({
  engine,
  answer: { app, recommendation, commandNotes },
  manager,
  onChoose,
}: CommandProps): ReactNode {
  const command =
    recommendation && engine.commandOf(recommendation, app, manager);
  const notes = <List notes={commandNotes} />;
  if (command === undefined) return notes;
  return (
    <>
      <pre translate="no">
        <code>
          {command
            .split(/( )/)
            .map((word, index) =>
              word === ' ' ? word : <span key={index}>{word}</span>,
            )}
        </code>
      </pre>
      <div className={styles.line}>
        <CopyButton label="Copy command" labelVisible getText={() => command} />
        <Select label="Package manager" value={manager} onChange={onChoose}>
          {PACKAGE_MANAGERS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {notes}
    </>
  );
}

/** What an app needs of a package: a range, or what it has. */
function Needs({
  engine,
  answer: { app, recommendation },
  row: { name, status },
}: Versions & { readonly row: Row }): ReactNode {
  const { install = {}, remove = [], upgrade } = recommendation ?? {};
  const range =
    name === 'expo'
      ? upgrade && `^${upgrade}.0.0`
      : install[name] && engine.rangeOf(app, name, install[name]);
  return (
    <>
      <span className={styles.status}>{engine.STATUS_LABELS[status]}</span>
      {range !== undefined && <code translate="no">{range}</code>}
      {isPackageName(name) && remove.includes(name) && <span>Remove it</span>}
    </>
  );
}

interface DetailsProps extends Versions {
  /** The table is there for who asks. */
  readonly isClosed: boolean;
}

/** Each package, and why the versions fit or do not; known issues. */
export function VersionsDetails({
  engine,
  answer,
  isClosed,
}: DetailsProps): ReactNode {
  const { app, rows, notes, issues, noIssues, babel } = answer;
  const sheet = app.set['@gorhom/bottom-sheet'];
  const reasons = [...new Set(rows.map(({ text }) => text))].map((text) => {
    const same = rows.filter((row) => row.text === text);
    const labels = formatList(same.map(({ label }) => label));
    return { text: `${labels}: ${text}`, link: same[0]?.link };
  });
  const table = (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">Package</th>
          <th scope="col">Yours</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={TONES[row.status]}>
            <th scope="row">{row.label}</th>
            <td>
              <Sentence text={row.found} />
            </td>
            <td>
              <Needs engine={engine} answer={answer} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {isClosed ? (
        <details>
          <summary>Versions</summary>
          {table}
        </details>
      ) : (
        table
      )}
      <List notes={notes} />
      <List notes={engine.nextSteps(answer)} />
      <details>
        <summary>Why</summary>
        <List notes={babel === undefined ? reasons : [...reasons, babel]} />
      </details>
      {issues.length > 0 ? (
        <details>
          <summary>{`Known issues of ${sheet ?? 'the sheet'} (${issues.length})`}</summary>
          <List notes={issues} />
        </details>
      ) : (
        <p>{noIssues}</p>
      )}
      <p>{`Published releases as of ${dataDate(new Date())}.`}</p>
    </>
  );
}
