import { expect, test } from 'vitest';
import { namesIn, usedApis } from './peerApis';

test('lists exports, members and methods that a module uses without a check for them', () => {
  const { exports, methods } = usedApis([
    `import { StyleSheet, View as Box } from 'react-native';
     import Animated from 'react-native-reanimated';
     const style = { ...StyleSheet.absoluteFillObject };
     export const Sheet = () => _jsx(Animated.View, {}, _jsx(Box, { ref }));
     ref.current.unstable_getBoundingClientRect();
     if (typeof ref.current.getBoundingClientRect === 'function') {
       ref.current.getBoundingClientRect();
     }`,
  ]);
  expect([...(exports['react-native'] ?? [])]).toEqual(
    expect.arrayContaining(['StyleSheet', 'absoluteFillObject', 'View']),
  );
  expect(exports['react-native-reanimated']).toEqual(new Set(['View']));
  expect([...methods]).toEqual(['unstable_getBoundingClientRect']);
});

test('a comment does not define a name', () => {
  const names = namesIn([
    `/** Unlike absoluteFillObject, */
     // unlike hairlineWidths,
     exports.absoluteFill = fill; // and this`,
  ]);
  expect([...names]).toEqual(['exports', 'absoluteFill', 'fill']);
});
