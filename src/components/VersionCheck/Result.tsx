import { Fragment, useState, type ReactNode } from 'react';
import shared from '@site/src/shared/PasteForm/styles.module.css';
import {
  chooseInstall,
  useInstallChoice,
} from '@site/src/shared/install/choice';
import {
  PACKAGE_MANAGERS,
  type PackageManagerId,
} from '@site/src/shared/install/packageManagers';
import { BASE_PATH } from '@site/src/site/basePath';
import CopyButton from '@site/src/components/CopyButton';
import type { Answer, Note } from './engine';
import type { Engine } from './loadEngine';
import styles from './styles.module.css';

interface Props {
  readonly engine: Engine;
  readonly answer: Answer;
}

/** A text whose parts in backticks are code, and a link to more. */
function Sentence({ text, link }: Note): ReactNode {
  return (
    <span key={text + (link?.href ?? '')}>
      {text.split('`').map((part, index) =>
        index % 2 === 0 ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <code key={index} translate="no">
            {part}
          </code>
        ),
      )}
      {link !== undefined && (
        <>
          {' '}
          <a href={link.href.replace(/^\//, BASE_PATH)}>{link.text}</a>
        </>
      )}
    </span>
  );
}

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

interface CommandProps {
  readonly command: string;
  readonly manager: PackageManagerId;
  readonly onChoose: (manager: string) => void;
}

/** The command that makes the versions fit. */
function Command({ command, manager, onChoose }: CommandProps): ReactNode {
  return (
    <>
      <h4>Versions that fit</h4>
      <div className={styles.command}>
        <pre translate="no">
          <code>
            {command.split(' ').map((word, index) => (
              <Fragment key={index}>
                {index > 0 && ' '}
                <span>{word}</span>
              </Fragment>
            ))}
          </code>
        </pre>
        <CopyButton label="Copy command" getText={() => command} />
      </div>
      <label className={shared.field}>
        Package manager{' '}
        <select
          value={manager}
          onChange={({ target }) => {
            onChoose(target.value);
          }}
        >
          {PACKAGE_MANAGERS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The answer, part by part. */
export default function Result({ engine, answer }: Props): ReactNode {
  const choice = useInstallChoice();
  const chosen =
    PACKAGE_MANAGERS.find(({ id }) => choice.endsWith(`-${id}`))?.id ?? 'npm';
  const [isPicked, setPicked] = useState(false);
  const { app, rows, notes, issues, noIssues, babel, recommendation } = answer;
  const manager = isPicked ? chosen : (app.setup.manager ?? chosen);
  const command =
    recommendation && engine.commandOf(recommendation, app, manager);
  const sheet = app.set['@gorhom/bottom-sheet'];
  const address = () =>
    new URL(engine.writeAddress(app.setup), window.location.href).href;
  const home = () => window.location.origin + BASE_PATH;

  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.name} data-status={row.status}>
            <strong>{row.label}</strong>
            <span className={styles.status}>
              {engine.STATUS_LABELS[row.status]}
            </span>
            <span className={styles.found}>
              <Sentence text={row.found} />
            </span>
            <p>
              <Sentence text={row.text} link={row.link} />
            </p>
          </li>
        ))}
      </ul>
      <List notes={notes} />
      {command !== undefined && (
        <Command
          {...{ command, manager }}
          onChoose={(id) => {
            setPicked(true);
            chooseInstall(id);
          }}
        />
      )}
      <List notes={answer.commandNotes} />
      {babel !== undefined && (
        <>
          <h4>Babel configuration</h4>
          <p>
            <Sentence {...babel} />
          </p>
        </>
      )}
      <h4>{`Known issues${sheet === undefined ? '' : ` of ${sheet}`}`}</h4>
      {issues.length === 0 && <p>{noIssues}</p>}
      <List notes={issues} />
      <div className={shared.actions}>
        <CopyButton label="Copy link" labelVisible getText={address} />
        <CopyButton
          label="Copy as Markdown"
          labelVisible
          getText={() => engine.markdownOf(answer, manager, address(), home())}
        />
      </div>
    </>
  );
}
