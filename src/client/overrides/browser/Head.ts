// Overrides Docusaurus' Head in the browser. A page comes with its head (see
// `documentHead.ts`); what is left to do is the title of a page that has crashed. The
// original, react-helmet-async, stays what makes the heads when the site is built.
import { Children, isValidElement, useEffect, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

/** Sets the title, if there is one among the children. */
export default function Head({ children }: Props): null {
  const title = Children.toArray(children).find(
    (child) => isValidElement(child) && child.type === 'title',
  );
  const text = isValidElement<Props>(title) ? title.props.children : undefined;
  useEffect(() => {
    if (typeof text === 'string') {
      document.title = text;
    }
  }, [text]);
  return null;
}
