import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ComponentPropsWithoutRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { ROOT } from '../../site/versions';
import apiFacts from '.';

interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly 'data-noBrokenLinkCheck'?: boolean;
}

/** The site's own link, which keeps the mark for the check to itself. */
function SiteLink({
  'data-noBrokenLinkCheck': isUnchecked,
  ...props
}: SiteLinkProps) {
  const mark = isUnchecked === true ? 'unchecked' : '';
  return createElement('a', { ...props, 'data-site-link': mark });
}

/** The HTML that a page with this text gets, spaces between tags aside. */
export async function html(file: string, source: string): Promise<string> {
  const page = await evaluate(
    new VFile({ path: path.join(ROOT, file), value: source }),
    { ...runtime, remarkPlugins: [apiFacts] },
  );
  return renderToStaticMarkup(
    createElement(page.default, {
      components: {
        a: SiteLink,
        code: () => 'the code component of the theme',
        Platform: ({ name }: { name: string }) => `badge ${name}`,
      },
    }),
  );
}

/** The list of facts that a line becomes, as the reader sees it. */
export async function facts(file: string, line: string): Promise<string> {
  const [, list] = /(<dl.*<\/dl>)/s.exec(await html(file, line)) ?? [];
  return decoded(list ?? '');
}

function decoded(html: string): string {
  return html
    .replace(/ translate="no"/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#x27;/g, "'");
}

export const V5 = 'docs/props.mdx';
export const V4 = 'versioned_docs/version-4/props.mdx';
export const V2 = 'versioned_docs/version-2/props.mdx';
