import type { ReactNode } from 'react';
import Assistant from '@site/src/components/Assistant';

/** The check of versions, and what there is without it. */
export default function VersionCheck(): ReactNode {
  return (
    <Assistant hash="#check-my-versions" label="Open the check">
      The check runs in your browser and needs JavaScript. Without it, compare
      your versions with the tables of <a href="#expo-sdk">Expo SDKs</a>,{' '}
      <a href="#react-native-and-reanimated">
        React Native and Reanimated releases
      </a>{' '}
      and <a href="#other-releases-of-the-sheet">releases of the sheet</a>.
    </Assistant>
  );
}
