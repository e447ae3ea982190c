// Written by `index.ts`: it imports the modules of built pages.
declare module '@generated/client-overrides/default/built' {
  const nothing: undefined;
  export default nothing;
}
