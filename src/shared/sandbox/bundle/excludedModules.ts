import path from 'node:path';
import type { Overrides } from '../../overridePlugins';

const HANDLERS = ['Fling', 'Hover', 'LongPress', 'Manual', 'Pinch', 'Rotation'];
const OLD_HANDLERS = 'Fling LongPress NativeView Pan Pinch Rotation Tap'.split(
  ' ',
);

/**
 * Modules of the libraries that neither the sheet nor a program runs, and what
 * replaces them, by the absolute folders of both. `README.md` shows what that saves.
 */
export function excludedModules(modules: string, frame: string): Overrides {
  const handler = path.join(modules, 'react-native-gesture-handler/lib/module');
  const reanimated = path.join(modules, 'react-native-reanimated/lib/module');
  const layout = path.join(reanimated, 'layoutReanimation/web');
  const layoutAnimations = path.join(frame, 'excluded/layoutAnimations.ts');
  const handlers = path.join(frame, 'excluded/handlers.ts');
  return {
    [path.join(layout, 'index.js')]: layoutAnimations,
    [path.join(layout, 'domUtils.js')]: layoutAnimations,
    [path.join(reanimated, 'css/web/managers/CSSManager.js')]: path.join(
      frame,
      'excluded/css.ts',
    ),
    [path.join(handler, 'handlers/gestures/reanimatedWrapper.js')]: path.join(
      frame,
      'excluded/reanimatedWrapper.ts',
    ),
    ...Object.fromEntries(
      [
        ...HANDLERS.map((name) => `web/handlers/${name}GestureHandler.js`),
        ...OLD_HANDLERS.map((name) => `web_hammer/${name}GestureHandler.js`),
        'web_hammer/NodeManager.js',
      ].map((file) => [path.join(handler, file), handlers]),
    ),
  };
}
