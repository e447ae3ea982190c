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
import InlineMarkdown from './InlineMarkdown';
import { Select } from './Options';
import styles from './styles.module.css';
import { ALERT_CLASSES, STATUS_LABELS } from './statuses';
import type { VersionsAnswer } from './versions';

/** The package manager of the command, by default the project's; and a setter. */
export function useManager(versions: VersionsAnswer | undefined) {
  const choice = useInstallChoice();
  const [isPicked, setPicked] = useState(false);
  const chosen =
    PACKAGE_MANAGERS.find(({ id }) => choice.endsWith(`-${id}`))?.id ?? 'npm';
  const { packageManager = chosen } = versions?.app.setup ?? {};
  const choose = (id: string) => {
    setPicked(true);
    chooseInstall(id);
  };
  return [isPicked ? chosen : packageManager, choose] as const;
}

interface CommandProps extends Pick<VersionsAnswer, 'commands'> {
  readonly manager: PackageManagerId;
  readonly onChoose: (manager: string) => void;
}

/** The command of the recommendation, if there is one. */
export function Command({
  commands,
  manager,
  onChoose,
}: CommandProps): ReactNode {
  const command = commands?.[manager];
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

/** The table of versions: what the app has, and what it needs. */
export function VersionsTable({
  verdict,
  rows,
}: Pick<VersionsAnswer, 'verdict' | 'rows'>): ReactNode {
  return (
    <details open={verdict !== 'fits'}>
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
          {rows.map(({ name, label, found, status, range, isRemoved }) => (
            <tr key={name} className={ALERT_CLASSES[status]}>
              <th scope="row">{label}</th>
              <td>
                <InlineMarkdown text={found} />
              </td>
              <td>
                <span className={styles.status}>{STATUS_LABELS[status]}</span>
                {range !== undefined && <code translate="no">{range}</code>}
                {isRemoved && <span>Remove it</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Published releases as of ${dataDate(new Date())}.`}</p>
    </details>
  );
}
