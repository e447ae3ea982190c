import type { ComponentType, ReactNode } from 'react';
import { ReducedMotionConfig, ReduceMotion } from 'react-native-reanimated';
import { ignoreEarlierPress } from './earlierPress';
import styles from './running.module.css';

ignoreEarlierPress();

export { styles };
export { FirstStart, FirstStartContext } from './firstStart';
export { default as DrawnKeyboard } from './DrawnKeyboard';
export { default as SystemBars } from './SystemBars';
export { setFrame } from './frame';
export { Inspection, InspectionContext } from './inspection';

/**
 * Loads a demo and all it needs.
 *
 * @param name - the demo's file in `src/demos` without the extension
 * @returns the app that the file exports
 */
export async function loadDemo(name: string): Promise<ComponentType> {
  const demo = (await import(
    /* webpackChunkName: "live-[request]" */
    /* webpackInclude: /demos\/[a-z-]+\.tsx$/ */
    `../demos/${name}.tsx`
  )) as { default: ComponentType };
  return demo.default;
}

/** Loads the app of the playground, which follows its controls. */
export async function loadPlayground(): Promise<ComponentType> {
  const { default: App } = await import(
    /* webpackChunkName: "live-playground" */ './PlaygroundApp'
  );
  return App;
}

/** Has animations run although the reader's system asks for less motion. */
export function MotionAnyway(): ReactNode {
  return <ReducedMotionConfig mode={ReduceMotion.Never} />;
}
