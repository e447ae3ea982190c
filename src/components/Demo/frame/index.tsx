import type { ComponentType } from 'react';
import { ignoreEarlierPress } from './earlierPress';
import styles from './running.module.css';

ignoreEarlierPress();

export { styles };
export * from '../running';
export { default as RunningScreen } from './RunningScreen';
export { createPhone } from './phone';

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
    `../../../demos/${name}.tsx`
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
