// must fail: no-shim at line 2, a name that only the shims make global
export type Box = View;
