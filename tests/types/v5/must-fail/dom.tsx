// must fail: ts2584 at line 3, there is no document in an app
export function title(): string {
  return document.title;
}
