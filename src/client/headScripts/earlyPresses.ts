/** What React serves; other buttons work as soon as the scripts are there. */
const BUTTONS =
  '.navbar button,[data-demo] :is(button:not([data-language] *),[href^="#"])';

/** The search's button, which says what its keys are. */
const SEARCH = '[aria-keyshortcuts]';

/**
 * The script that keeps the last press on a button, or on the keys of the search,
 * until the page is interactive, and then repeats it. On a slow phone that takes
 * seconds.
 */
export const PRESS_SCRIPT = [
  // The button, or the selector of one that may not be there yet.
  '(function(b,isReady){',
  "addEventListener('click',function(e){",
  `if(!isReady&&(b=e.target.closest('${BUTTONS}'))?.hash)e.preventDefault()`,
  '},true);',
  "addEventListener('keydown',function(e){",
  "if(!isReady&&(e.ctrlKey||e.metaKey?/^k$/i.test(e.key):e.key=='/'&&!e.target.closest('input,textarea')))",
  `e.preventDefault(),b='${SEARCH}'`,
  '});',
  'new MutationObserver(function(_,o){',
  'o.disconnect();isReady=1;if(b)(b.click?b:document.querySelector(b)).click()',
  "}).observe(document.documentElement,{attributeFilter:['data-has-hydrated']})",
  '})()',
].join('');
