import type { ReactNode } from 'react';
import PasteForm from '@site/src/shared/PasteForm';

const load = () => import(/* webpackChunkName: "version-check" */ './Panel');

/** The check of versions, and what there is without it. */
export default function VersionCheck(): ReactNode {
  return (
    <PasteForm hash="#check-my-versions" label="Open the check" load={load}>
      Without JavaScript, compare your versions with the tables of{' '}
      <a href="#expo-sdk">Expo SDKs</a>,{' '}
      <a href="#react-native-and-reanimated">
        React Native and Reanimated releases
      </a>{' '}
      and <a href="#other-releases-of-the-sheet">releases of the sheet</a>.
    </PasteForm>
  );
}
