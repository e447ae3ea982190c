/**
 * The script that puts `data-js` on `<html>`, and takes it off again when
 * a script of the document fails before the page is interactive. A component's
 * script, which another script loads, does not count: without it the page still
 * becomes interactive. What only scripts can show
 * may be hidden by the stylesheet while it is there: then nothing moves when
 * the page hydrates, and nothing is lost when it cannot. It runs in the
 * head, so that it is there at the first paint.
 */
export const JS_FLAG_SCRIPT = [
  '(function(h){',
  "h.setAttribute('data-js','');",
  "addEventListener('error',function(e){",
  "if((e.target===window||e.target.defer)&&h.dataset.hasHydrated!=='true')",
  "h.removeAttribute('data-js')",
  '},true)',
  '})(document.documentElement)',
].join('');
