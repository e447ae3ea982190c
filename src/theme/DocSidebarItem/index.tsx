// Wrapped so that a navigation renders only the entries that it changes.
import { memo, type ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';

/** Whether an entry looks the same; what is in a category in use may not. */
function isSame(
  { activePath: before, ...previous }: Props,
  { activePath: now, ...props }: Props,
): boolean {
  const { item } = props;
  const isActive = isActiveSidebarItem(item, now);
  return (
    isActiveSidebarItem(previous.item, before) === isActive &&
    !(isActive && item.type === 'category') &&
    Object.keys({ ...previous, ...props }).every(
      (name) =>
        previous[name as keyof typeof previous] ===
        props[name as keyof typeof props],
    )
  );
}

function DocSidebarEntry(props: Props): ReactNode {
  return <DocSidebarItem {...props} />;
}

export default memo(DocSidebarEntry, isSame);
