import type { ReactNode } from 'react';
import shared from '@site/src/components/Assistant/styles.module.css';
import { RELEASES } from '@site/src/versionCheck/releases';

interface Props {
  /** `expo 54`, or `rn 0.81`. */
  readonly release: string;
  readonly onChange: (release: string) => void;
  readonly onSubmit: () => void;
}

/** Where a reader picks a release of Expo or React Native. */
export default function ReleaseForm({
  release,
  onChange,
  onSubmit,
}: Props): ReactNode {
  return (
    <form
      className={shared.line}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={shared.field}>
        Or pick a release{' '}
        <select
          value={release}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          <optgroup label="Expo SDK">
            {RELEASES.expo.map((sdk) => (
              <option key={sdk} value={`expo ${sdk}`}>
                Expo SDK {sdk}
              </option>
            ))}
          </optgroup>
          <optgroup label="React Native without Expo">
            {RELEASES.rn.map((minor) => (
              <option key={minor} value={`rn ${minor}`}>
                React Native {minor}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <button type="submit" className="button">
        Show its versions
      </button>
    </form>
  );
}
