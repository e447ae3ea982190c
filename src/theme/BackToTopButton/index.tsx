// Ejected to leave the button out: it would float over the text and cover the focused
// element. The Home key, the navbar and the table of contents lead to the top.
export default function BackToTopButton(): null {
  return null;
}
