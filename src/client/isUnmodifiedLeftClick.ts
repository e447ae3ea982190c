/** Whether a click is one of the main button without a key, which opens no new tab. */
export function isUnmodifiedLeftClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
