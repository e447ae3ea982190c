import { useState, type ReactNode } from 'react';
import shared from '@site/src/components/Assistant/styles.module.css';
import {
  choosePackageManager,
  usePackageManager,
} from '@site/src/components/Install/store';
import {
  isPackageManagerId,
  PACKAGE_MANAGERS,
} from '@site/src/data/packageManagers';
import { BASE_PATH } from '@site/src/site/basePath';
import CopyButton from '@site/src/components/CopyButton';
import type { Answer } from '@site/src/versionCheck';
import type { Engine } from './engine';
import { Sentence, Text } from './Inline';
import styles from './styles.module.css';

interface Props {
  readonly engine: Engine;
  readonly answer: Answer;
}

/** The answer, part by part. */
export default function Result({ engine, answer }: Props): ReactNode {
  const chosen = usePackageManager();
  const [isPicked, setPicked] = useState(false);
  const { app, rows, notes, issues, babel, recommendation } = answer;
  const { setup } = app;
  const manager = isPicked ? chosen : engine.managerFor(setup, chosen);
  const command =
    recommendation && engine.commandOf(recommendation, app, manager);
  const sheet = app.set['@gorhom/bottom-sheet'];
  const managers = PACKAGE_MANAGERS.filter(
    ({ id }) => id !== 'expo' || setup.packages.expo !== undefined,
  );
  const address = () =>
    new URL(engine.writeAddress(setup), window.location.href).href;

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
              <Text text={row.found} />
            </span>
            <p>
              <Sentence text={row.text} link={row.link} />
            </p>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note.text}>
          <Sentence {...note} />
        </p>
      ))}

      {command !== undefined && (
        <>
          <h4>Versions that fit</h4>
          <div className={styles.command}>
            <pre>
              <code>{command}</code>
            </pre>
            <CopyButton label="Copy command" getText={() => command} />
          </div>
          <label className={shared.field}>
            Package manager{' '}
            <select
              value={manager}
              onChange={({ target }) => {
                if (isPackageManagerId(target.value)) {
                  setPicked(true);
                  choosePackageManager(target.value);
                }
              }}
            >
              {managers.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {answer.commandNotes.length > 0 && (
        <ul>
          {answer.commandNotes.map((note) => (
            <li key={note.text}>
              <Sentence {...note} />
            </li>
          ))}
        </ul>
      )}

      {babel !== undefined && (
        <>
          <h4>Babel configuration</h4>
          <p>
            <Sentence {...babel} />
          </p>
        </>
      )}

      <h4>Known issues{sheet === undefined ? '' : ` of ${sheet}`}</h4>
      {issues.length === 0 ? (
        <p>{answer.noIssues}</p>
      ) : (
        <ul>
          {issues.map((issue) => (
            <li key={issue.text}>
              <Sentence {...issue} />
            </li>
          ))}
        </ul>
      )}

      <div className={shared.actions}>
        <CopyButton label="Copy link" labelVisible getText={address} />
        <CopyButton
          label="Copy as Markdown"
          labelVisible
          getText={() =>
            engine.markdownOf(
              answer,
              manager,
              address(),
              window.location.origin + BASE_PATH,
            )
          }
        />
      </div>
    </>
  );
}
