import type { ReactNode } from 'react';
import type { CheckedProject, WrittenFor } from './checkProject';
import type { FromVersion } from './code/data';
import { memory } from './memory';
import styles from './styles.module.css';
import type { Versions } from './useOutcome';
import type { AppArchitecture } from './versions/conflicts';
import { RELEASES, type Release } from './versions/releases';
import type { AppSetup } from './versions/setup';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

export function Select({ label, onChange, ...props }: SelectProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        {...props}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </label>
  );
}

/** The version that code is written for. */
export function CodeOptions(props: { readonly onChange: () => void }) {
  return (
    <div className={styles.line}>
      <Select
        label="Written for"
        value={memory.from}
        onChange={(value) => {
          memory.from = value as FromVersion;
          props.onChange();
        }}
      >
        {['v4', 'v3', 'v2'].map((version) => (
          // Without a value it would be the text that a browser translates.
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface ProjectProps {
  readonly project: CheckedProject;
  readonly onChange: () => void;
}

/** The app of a project with several, and what its code is written for. */
export function ProjectOptions({ project, onChange }: ProjectProps): ReactNode {
  const { apps, app = '', from } = project;
  return (
    <div className={styles.line}>
      {apps.length > 1 && (
        <Select
          label="App"
          value={app}
          onChange={(value) => {
            memory.app = value;
            memory.projectFrom = undefined;
            onChange();
          }}
        >
          {apps.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
      <Select
        label="Written for"
        value={from}
        onChange={(value) => {
          memory.projectFrom = value as WrittenFor;
          onChange();
        }}
      >
        {['v5', 'v4', 'v3', 'v2'].map((version) => (
          // Without a value it would be the text that a browser translates.
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </Select>
    </div>
  );
}

const KINDS = { expo: 'Expo SDK', rn: 'React Native' } as const;

interface VersionsProps extends Versions {
  readonly onChange: (setup: AppSetup) => void;
}

/** What an answer about versions depends on besides the text. */
export function VersionsOptions({
  engine,
  answer,
  onChange,
}: VersionsProps): ReactNode {
  const { setup } = answer.app;
  const release = engine.releaseIn(setup);
  return (
    <div className={styles.line}>
      <Select
        label="Release"
        value={release ? `${release.kind} ${release.version}` : ''}
        onChange={(value) => {
          const [kind, version = ''] = value.split(' ') as [Release['kind']];
          onChange(
            value === '' && memory.setup
              ? memory.setup
              : engine.setupFor({ kind, version }, setup.architecture),
          );
        }}
      >
        {(!release || memory.setup) && (
          <option value="">The one in your text</option>
        )}
        {(['expo', 'rn'] as const).map((kind) => (
          <optgroup key={kind} label={KINDS[kind]}>
            {RELEASES[kind].map((version) => (
              <option key={version} value={`${kind} ${version}`}>
                {`${KINDS[kind]} ${version}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label="Architecture"
        value={setup.architecture ?? ''}
        onChange={(value) => {
          const chosen = (value || undefined) as AppArchitecture | undefined;
          onChange(engine.withArchitecture(setup, chosen));
        }}
      >
        <option value="">The default of the release</option>
        <option value="new">New Architecture</option>
        <option value="legacy">Legacy architecture</option>
      </Select>
    </div>
  );
}
