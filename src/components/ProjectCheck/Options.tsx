import type { ReactNode } from 'react';
import type { WrittenFor } from './code/checkCode';
import { formState } from './formState';
import styles from './styles.module.css';
import type { ShownOutcome, Versions } from './useProjectCheck';
import type { AppArchitecture } from './versions/conflicts';
import { RUNTIME_RELEASES, type RuntimeRelease } from './versions/runtimes';
import type { AppSetup } from './versions/setup';

/** The value of an option, and its label. */
type Option = readonly [value: string, label: string];

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** A labeled select box. */
export function Select({
  label,
  value,
  options,
  onChange,
}: SelectProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {options.map(([each, text]) => (
          // Without `value`, a translated label would be the value.
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An option whose label is its value. */
const same = (value: string): Option => [value, value];

interface CodeProps {
  readonly outcome: ShownOutcome;
  readonly onChange: () => void;
}

/** The choice of an app, if there are several, and of the version of the code. */
export function CodeOptions({ outcome, onChange }: CodeProps): ReactNode {
  const { from, project: { apps, app = '' } = { apps: [] } } = outcome;
  return (
    <div className={styles.line}>
      {apps.length > 1 && (
        <Select
          label="App"
          value={app}
          options={apps.map(same)}
          onChange={(value) => {
            formState.app = value;
            formState.from = undefined;
            onChange();
          }}
        />
      )}
      {from !== undefined && (
        <Select
          label="Written for"
          value={from}
          options={['v5', 'v4', 'v3', 'v2'].map(same)}
          onChange={(value) => {
            formState.from = value as WrittenFor;
            onChange();
          }}
        />
      )}
    </div>
  );
}

const optionsOf = (kind: RuntimeRelease['kind'], label: string): Option[] =>
  RUNTIME_RELEASES[kind].map((version) => [
    `${kind} ${version}`,
    `${label} ${version}`,
  ]);

interface VersionsProps extends Versions {
  readonly onChange: (setup: AppSetup) => void;
}

/** The choice of a release and an architecture. */
export function VersionsOptions({
  engine,
  answer,
  onChange,
}: VersionsProps): ReactNode {
  const { setup } = answer.app;
  const release = engine.runtimeOfSetup(setup);
  const own: Option[] =
    !release || formState.setup ? [['', 'The one in your text']] : [];
  return (
    <div className={styles.line}>
      <Select
        label="Release"
        value={release ? `${release.kind} ${release.version}` : ''}
        options={[
          ...own,
          ...optionsOf('expo', 'Expo SDK'),
          ...optionsOf('rn', 'React Native'),
        ]}
        onChange={(value) => {
          const [kind, version = ''] = value.split(' ') as [
            RuntimeRelease['kind'],
          ];
          onChange(
            value === '' && formState.setup
              ? formState.setup
              : engine.setupFor({ kind, version }, setup.architecture),
          );
        }}
      />
      <Select
        label="Architecture"
        value={setup.architecture ?? ''}
        options={[
          ['', 'The default of the release'],
          ['new', 'New Architecture'],
          ['legacy', 'Legacy architecture'],
        ]}
        onChange={(value) => {
          const chosen = (value || undefined) as AppArchitecture | undefined;
          onChange(engine.withArchitecture(setup, chosen));
        }}
      />
    </div>
  );
}
