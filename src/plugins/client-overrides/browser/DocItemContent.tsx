// Overrides the theme's DocItem/Content. It is the same without the
// provider of components for MDX, of which an article has none left.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const isTitled =
    !frontMatter.hide_title && typeof contentTitle === 'undefined';
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {isTitled && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {children}
    </div>
  );
}
