// Wrapped so that browsers do not translate names of APIs.
import type { ReactNode } from 'react';
import { isApiName } from '@site/src/site/apiName';
import type { Props } from '@theme/DocSidebarItem/Link';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';

export default function DocSidebarItemLinkWithName(props: Props): ReactNode {
  const isName = isApiName(props.item.label);
  return <DocSidebarItemLink {...props} {...(isName && { translate: 'no' })} />;
}
