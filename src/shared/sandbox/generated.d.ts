declare module '@generated/sandbox-bundle/default/*' {
  const address: string;
  export default address;
}

declare module 'sucrase/dist/parser' {
  interface Token {
    readonly start: number;
    readonly end: number;
    /** Whether it is a part of a type, which nothing runs. */
    readonly isType: boolean;
  }
  export function parse(
    code: string,
    isJsx: boolean,
    isTypeScript: boolean,
    isFlow: boolean,
  ): { readonly tokens: readonly Token[] };
}
