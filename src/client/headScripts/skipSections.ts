/**
 * Marks `<html>` while sections far from the screen may be left out. A page that
 * opens at another place than its top, by a hash or by going back to it, is laid
 * out completely: only then is the place exact. It runs in the head, before the text.
 */
export const SKIP_SCRIPT = [
  '(function(){',
  "var n=performance.getEntriesByType('navigation')[0];",
  "if(n&&n.type==='navigate'&&!location.hash)",
  "document.documentElement.setAttribute('data-skips-sections','')",
  '})()',
].join('');
