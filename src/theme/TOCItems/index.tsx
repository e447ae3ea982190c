// Wrapped so that browsers do not translate names of APIs, and long names break before
// their capitals.
import { useMemo, type ReactNode } from 'react';
import {
  isApiName,
  LONG_NAME,
  splitAtCapitals,
  splitAtApiNames,
} from '@site/src/site/apiName';
import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';

const noTranslate = (name: string) => `<span translate="no">${name}</span>`;

const markNames = (html: string): string =>
  html.includes('<')
    ? html.replaceAll('<code', '<code translate="no"')
    : isApiName(html)
      ? noTranslate(html)
      : splitAtApiNames(html)
          .map((part, index) => (index % 2 === 1 ? noTranslate(part) : part))
          .join('');

const withWordBreaks = (html: string): string =>
  html.replaceAll(/\w+/g, (name) =>
    LONG_NAME.test(name) ? splitAtCapitals(name).join('<wbr>') : name,
  );

export default function TOCItemsWithNames({ toc, ...props }: Props): ReactNode {
  const marked = useMemo(
    () =>
      toc.map((item) => ({
        ...item,
        value: withWordBreaks(markNames(item.value)),
      })),
    [toc],
  );
  return <TOCItems {...props} toc={marked} />;
}
