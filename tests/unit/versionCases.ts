/**
 * What the check must answer for each project of `tests/unit/projects`: statuses of sheet, Reanimated, Worklets, Gesture Handler, React Native, Expo, and the command.
 */
export const CASES: readonly (readonly [
  file: string,
  statuses: string,
  command?: string,
])[] = [
  ['expo-52.json', 'fits fits unused fits fits fits'],
  ['expo-53.json', 'fits fits unused fits fits fits'],
  ['expo-54.json', 'fits fits fits fits fits fits'],
  ['expo-55.json', 'fits fits fits fits fits fits'],
  ['expo-58.json', 'fits fits fits fits fits fits'],
  ['expo-50-v4.json', 'fits fits unused fits fits fits'],
  [
    'expo-51.json',
    'fails fails unused fits fits fits',
    'npx expo install @gorhom/bottom-sheet@5.0.5 react-native-reanimated',
  ],
  [
    'expo-54-lockfile.json',
    'depends fits fits fits fits fits',
    'npx expo install "@gorhom/bottom-sheet@^5.2.14"',
  ],
  [
    'expo-54-from-v4.json',
    'fails fails fits fits fits fits',
    'npx expo install "@gorhom/bottom-sheet@^5.2.14" react-native-reanimated react-native-worklets',
  ],
  [
    'expo-54-half-upgraded.json',
    'fits fits fails fits fails fits',
    'npx expo install react react-native react-native-reanimated react-native-worklets react-native-gesture-handler',
  ],
  [
    'expo-56.json',
    'fails fits fits fits fits fits',
    'npx expo install "@gorhom/bottom-sheet@^5.2.14"',
  ],
  [
    'expo-57.json',
    'fits fits missing fits fits fits',
    'npx expo install react-native-worklets',
  ],
  [
    'bare-0.74.json',
    'fits fits unused fails fits unused',
    'npm install "react-native-gesture-handler@~2.16.2"',
  ],
  [
    'bare-0.76.json',
    'fits fails unused fits fits unused',
    'npm install "react-native-reanimated@~3.16.7"',
  ],
  ['bare-0.79.json', 'fits fits unused fits fits unused'],
  [
    'bare-0.81.json',
    'fits fails fails fits fits unused',
    'npm install "react-native-reanimated@~4.1.1" "react-native-worklets@~0.5.1"',
  ],
  [
    'bare-0.82.json',
    'fits fails unused fails fits unused',
    'npm install "@gorhom/bottom-sheet@^5.2.14" "react-native-reanimated@~4.2.1" "react-native-worklets@~0.7.4" "react-native-gesture-handler@~2.30.0"',
  ],
  ['bare-0.85.json', 'fits fits fits fits fits unused'],
  ['bare-0.88.json', 'fits fits fits fits fits unused'],
  ['bare-0.64-v2.json', 'fits fits unused fits fits unused'],
  [
    'bare-0.64-v2-unpinned.json',
    'fails fails missing fails fits unused',
    'npm install "@gorhom/bottom-sheet@^2.4.1" "react-native-reanimated@~1.13.3" "react-native-gesture-handler@~1.10.3"',
  ],
  ['monorepo-app.json', 'unknown fits fits fits fits fits'],
  [
    'monorepo-library.json',
    'depends fits fits depends fits unused',
    'npm install "@gorhom/bottom-sheet@^5.2.14" "react-native-gesture-handler@~2.30.0"',
  ],
  [
    'yarn-berry.json',
    'fails fits fits fits fits fits',
    'npx expo install "@gorhom/bottom-sheet@^5.2.14"',
  ],
  ['pnpm-catalog.json', 'unknown unknown unknown unknown unknown unknown'],
  ['bun-catalog.json', 'fits fits fits fits fits fits'],
  [
    'npm-overrides.json',
    'fits fits fails fits fits unused',
    'npm uninstall react-native-worklets',
  ],
  [
    'pnpm-overrides.json',
    'fits fails fails fits fits unused',
    'pnpm add "react-native-reanimated@~4.1.1" "react-native-worklets@~0.5.1"',
  ],
  ['odd-specifiers.json', 'unknown unknown unknown unknown unknown unused'],
  [
    'npm-ls.txt',
    'fits fails unused fits fits fits',
    'npx expo install react-native-reanimated react-native-worklets',
  ],
  ['yarn-classic-why.txt', 'unknown unknown unused unknown unknown unused'],
  ['yarn-berry-why.txt', 'fits unknown unknown unknown unknown unused'],
  ['pnpm-ls.txt', 'fits fits unused fits fits unused'],
  [
    'expo-doctor.txt',
    'unknown fails unused fits fits fits',
    'npx expo install "@gorhom/bottom-sheet@^5.2.14" react-native-reanimated react-native-worklets',
  ],
  ['expo-doctor-sdk-51.txt', 'unknown fits unused unknown fits fits'],
];
