declare module '@generated/runner-bundle/default/*' {
  const address: string;
  export default address;
}
