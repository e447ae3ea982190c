import type { ReactNode } from 'react';
import shared from '@site/src/shared/PasteForm/styles.module.css';
import { RELEASES, type Release } from './engine/releases';

interface Props {
  readonly release: Release;
  readonly onChange: (release: Release) => void;
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
          value={`${release.kind} ${release.version}`}
          onChange={({ target }) => {
            const [kind, version = ''] = target.value.split(' ');
            onChange({ kind: kind === 'expo' ? 'expo' : 'rn', version });
          }}
        >
          <optgroup label="Expo SDK">
            {RELEASES.expo.map((sdk) => (
              <option key={sdk} value={`expo ${sdk}`}>
                {`Expo SDK ${sdk}`}
              </option>
            ))}
          </optgroup>
          <optgroup label="React Native without Expo">
            {RELEASES.rn.map((minor) => (
              <option key={minor} value={`rn ${minor}`}>
                {`React Native ${minor}`}
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
