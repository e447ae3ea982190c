import type { ReactNode } from 'react';
import type { WrittenFor } from './code/checkCode';
import { formState } from './formState';
import styles from './styles.module.css';
import type { ShownOutcome } from './useProjectCheck';
import { RUNTIME_RELEASES, type RuntimeRelease } from './versions/runtimes';

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

const RELEASE = '?from=release&';

/** The address of a new app for a release, such as `expo 54`. */
export const releaseAddress = (release: string): string =>
  RELEASE + release.replace(' ', '=');

const optionsOf = (kind: RuntimeRelease['kind'], label: string): Option[] =>
  RUNTIME_RELEASES[kind].map((version) => [
    `${kind} ${version}`,
    `${label} ${version}`,
  ]);

interface VersionsProps {
  /** The address of the setup. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** The choice of a release and an architecture. */
export function VersionsOptions({
  address,
  onChange,
}: VersionsProps): ReactNode {
  const query = new URLSearchParams(address);
  const architecture = query.get('arch') ?? '';
  query.delete('arch');
  const base = `?${query.toString()}`;
  const release = base.startsWith(RELEASE)
    ? base.slice(RELEASE.length).replace('=', ' ')
    : '';
  const own: Option[] =
    release === '' || formState.address ? [['', 'The one in your text']] : [];
  const withArchitecture = (setup: string, chosen: string) =>
    chosen === '' ? setup : `${setup}&arch=${chosen}`;
  return (
    <div className={styles.line}>
      <Select
        label="Release"
        value={release}
        options={[
          ...own,
          ...optionsOf('expo', 'Expo SDK'),
          ...optionsOf('rn', 'React Native'),
        ]}
        onChange={(value) => {
          onChange(
            value === ''
              ? (formState.address ?? '')
              : withArchitecture(releaseAddress(value), architecture),
          );
        }}
      />
      <Select
        label="Architecture"
        value={architecture}
        options={[
          ['', 'The default of the release'],
          ['new', 'New Architecture'],
          ['legacy', 'Legacy architecture'],
        ]}
        onChange={(value) => {
          onChange(withArchitecture(base, value));
        }}
      />
    </div>
  );
}
