import type { ReactNode } from 'react';

/**
 * Where the check of versions starts when it is opened (see
 * `src/client/assistants.ts`), and what there is without it.
 */
export default function VersionCheck(): ReactNode {
  return (
    <details
      className="alert alert--secondary"
      data-assistant="#check-my-versions"
    >
      <summary>Open the check</summary>
      <div>
        <p>
          The check runs in your browser. If it does not appear, it could not be
          loaded: check your connection and that JavaScript is on, then close
          and open this section again. You can also compare your versions with
          the tables of <a href="#expo-sdk">Expo SDKs</a>,{' '}
          <a href="#react-native-and-reanimated">
            React Native and Reanimated releases
          </a>{' '}
          and <a href="#other-releases-of-the-sheet">releases of the sheet</a>.
        </p>
      </div>
    </details>
  );
}
