// Wrapped to mark a page's text: stylesheets, the closed sections and the search's index
// find it by the attribute.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';

/** A page's text, or one of several in a list of posts. */
export default function TextOfPage({ children }: Props): ReactNode {
  return (
    <div data-page-content="">
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
