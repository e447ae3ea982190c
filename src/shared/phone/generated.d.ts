declare module '@generated/phone-bundle/default/*' {
  const address: string;
  export default address;
}

declare module 'sucrase/dist/parser' {
  interface Token {
    readonly start: number;
    readonly end: number;
  }
  export function parse(
    code: string,
    isJsx: boolean,
    isTypeScript: boolean,
    isFlow: boolean,
  ): { readonly tokens: readonly Token[] };
}
