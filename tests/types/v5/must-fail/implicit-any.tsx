// must fail: any-type at line 3, compiles whatever follows
export function read(text: string): string {
  const value = JSON.parse(text);
  return value.name;
}
