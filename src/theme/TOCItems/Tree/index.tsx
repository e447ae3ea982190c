// Ejected: plain links, since each `Link` takes time to hydrate and a long
// page has a hundred; the browser handles same-page anchors.
import { memo, type ReactNode } from 'react';
import type { Props } from '@theme/TOCItems/Tree';

function Tree({ toc, className, linkClassName, isChild }: Props): ReactNode {
  return (
    toc.length > 0 && (
      <ul className={isChild === true ? undefined : className}>
        {toc.map(({ id, value, children }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={linkClassName ?? undefined}
              // The build made it of the heading in the page's source.
              dangerouslySetInnerHTML={{ __html: value }}
            />
            <Tree
              isChild
              toc={children}
              className={className}
              linkClassName={linkClassName}
            />
          </li>
        ))}
      </ul>
    )
  );
}

/** The links of a table of contents, in lists within lists. */
export default memo(Tree);
