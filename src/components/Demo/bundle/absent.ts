import path from 'node:path';
import type { Overrides } from '../../../shared/overrides';

const HANDLERS = ['Fling', 'Hover', 'LongPress', 'Manual', 'Pinch', 'Rotation'];
const OLD_HANDLERS = [
  ...['Fling', 'LongPress', 'NativeView', 'Pan', 'Pinch', 'Rotation', 'Tap'],
];

/**
 * Modules of the demos' libraries that no demo runs, and what replaces them.
 * `README.md` shows what the others weigh.
 *
 * @param modules - the folder `node_modules`, absolute
 * @param live - the folder `src/components/Demo/frame`, absolute
 */
export function absentModules(modules: string, live: string): Overrides {
  const handler = path.join(modules, 'react-native-gesture-handler/lib/module');
  const layout = path.join(
    modules,
    'react-native-reanimated/lib/module/layoutReanimation/web',
  );
  const layoutAnimations = path.join(live, 'absent/layoutAnimations.ts');
  const handlers = path.join(live, 'absent/handlers.ts');
  return {
    [path.join(layout, 'index.js')]: layoutAnimations,
    [path.join(layout, 'domUtils.js')]: layoutAnimations,
    [path.join(handler, 'handlers/gestures/reanimatedWrapper.js')]: path.join(
      live,
      'absent/reanimatedWrapper.ts',
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
