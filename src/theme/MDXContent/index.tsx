// Wrapped to mark a page's text in the HTML, and to put its metadata into the
// head: with both, the browser needs no script per page (see `client-overrides`).
import { isValidElement, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';

/** What the theme reads from the module of a text. */
interface Text {
  readonly metadata: object;
  readonly assets: object;
  readonly contentTitle?: string;
}

/** The metadata as JSON that can stand in a `<script>`. */
function serialize({ metadata, assets, contentTitle }: Text): string {
  return JSON.stringify({ metadata, assets, contentTitle }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

/** A page's text, or one of several in a list of posts. */
export default function TextOfPage({ children }: Props): ReactNode {
  return (
    <>
      {isValidElement(children) && (
        <Head>
          <script type="application/json" data-text="">
            {serialize(children.type as unknown as Text)}
          </script>
        </Head>
      )}
      <div data-text="">
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
