// Overrides Docusaurus' Head in the browser. Pages come with their heads (see
// `documentHead.ts`), so only titles that change are left to set: those of the search
// page and of a page that has crashed. The build uses the original, react-helmet-async.
import { Children, isValidElement, useEffect, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

/** Sets the title of the document, if the children have one. */
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
