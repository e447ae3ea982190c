// The packages that a program may import. Any other name is an error that says so.
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactNative from 'react-native';
import {
  Gesture,
  GestureDetector,
  GestureHandlerRootView,
} from 'react-native-gesture-handler';
import * as reanimated from './reanimated';
import * as sheet from './sheet';
import { stubs } from './stubs';

const MODULES: Readonly<Record<string, object | undefined>> = {
  react: { ...React, default: React },
  'react/jsx-runtime': jsxRuntime,
  '@gorhom/bottom-sheet': sheet,
  'react-native': reactNative,
  'react-native-gesture-handler': {
    ...reactNative,
    Gesture,
    GestureDetector,
    GestureHandlerRootView,
  },
  'react-native-reanimated': reanimated,
  ...stubs,
};

/**
 * Returns a package for a program.
 *
 * @throws Error that lists the packages, or the names in one, when asked for
 *   another
 */
export function packageOf(name: string): object {
  const found = MODULES[name];
  if (found === undefined) {
    const names = Object.keys(MODULES).join(', ');
    throw new Error(`"${name}" is not here. A program may import ${names}.`);
  }
  return new Proxy(
    { __esModule: true, ...found },
    {
      get(exports: Record<PropertyKey, unknown>, key) {
        if (key in exports || typeof key === 'symbol') return exports[key];
        const names = Object.keys(exports).slice(1).join(', ');
        throw new Error(`"${name}" has no ${key} here. It has ${names}.`);
      },
    },
  );
}
