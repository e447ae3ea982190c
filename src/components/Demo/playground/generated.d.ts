declare module '@generated/demo-programs/default/playground.json' {
  /** The program that the playground runs. */
  const source: string;
  export default source;
}
