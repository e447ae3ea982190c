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
import { dataDate } from '@site/src/shared/releases/dataDate';
import { isPackageName } from '@site/src/shared/releases/packageNames';
import InlineMarkdown from './InlineMarkdown';
import { Select } from './Options';
import styles from './styles.module.css';
import { ALERT_CLASSES } from './alertClasses';
import type { Versions } from './useProjectCheck';
import type { Row } from './versions/rows';

/** The package manager of the command, by default the project's; and a setter. */
export function useManager(versions: Versions | undefined) {
  const choice = useInstallChoice();
  const [isPicked, setPicked] = useState(false);
  const chosen =
    PACKAGE_MANAGERS.find(({ id }) => choice.endsWith(`-${id}`))?.id ?? 'npm';
  const { packageManager = chosen } = versions?.answer.app.setup ?? {};
  const choose = (id: string) => {
    setPicked(true);
    chooseInstall(id);
  };
  return [isPicked ? chosen : packageManager, choose] as const;
}

interface CommandProps extends Versions {
  readonly manager: PackageManagerId;
  readonly onChoose: (manager: string) => void;
}

/** The command of the recommendation, if there is one. */
export function Command({
  engine,
  answer: { app, recommendation },
  manager,
  onChoose,
}: CommandProps): ReactNode {
  const command =
    recommendation && engine.commandOf(recommendation, app, manager);
  if (command === undefined) return null;
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
        <Select
          label="Package manager"
          value={manager}
          options={PACKAGE_MANAGERS.map(({ id, label }) => [id, label])}
          onChange={onChoose}
        />
      </div>
    </>
  );
}

/** The cell that says which range of a package an app needs. */
function RequirementCell({
  engine,
  answer: { app, recommendation },
  row: { name, status },
}: Versions & { readonly row: Row }): ReactNode {
  const { install = {}, remove = [], upgrade } = recommendation ?? {};
  const range =
    name === 'expo'
      ? upgrade && `^${upgrade}.0.0`
      : install[name] && engine.installRange(app, name, install[name]);
  return (
    <>
      <span className={styles.status}>{engine.STATUS_LABELS[status]}</span>
      {range !== undefined && <code translate="no">{range}</code>}
      {isPackageName(name) && remove.includes(name) && <span>Remove it</span>}
    </>
  );
}

/** The table of versions: what the app has, and what it needs. */
export function VersionsTable(versions: Versions): ReactNode {
  return (
    <details open={versions.answer.verdict !== 'fits'}>
      <summary>Versions</summary>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Yours</th>
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {versions.answer.rows.map((row) => (
            <tr key={row.name} className={ALERT_CLASSES[row.status]}>
              <th scope="row">{row.label}</th>
              <td>
                <InlineMarkdown text={row.found} />
              </td>
              <td>
                <RequirementCell {...versions} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Published releases as of ${dataDate(new Date())}.`}</p>
    </details>
  );
}
