declare module '@generated/demo-programs/default/playground.json' {
  import type { Part } from '@site/src/shared/playground/template';
  /** The program that the playground runs, as the template of the shown one. */
  const template: readonly Part[];
  export default template;
}
