/** Whether a click is with the first button and no key, so that it is ours. */
export function isUnmodifiedLeftClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
