// Ejected to leave the button out: the Home key, the navbar and the table of
// contents lead to the top, and a button that floats over the text covers what has
// the focus.
/** No button. */
export default function BackToTopButton(): null {
  return null;
}
