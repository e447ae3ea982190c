// Wrapped to mark a page's text: stylesheets, the closed sections and the search index
// find it by the attribute.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';

/** Renders the text of a page, or of one post in a list. */
export default function TextOfPage({ children }: Props): ReactNode {
  return (
    <div data-page-content="">
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
