// What some docs pages show above themselves. A module of its own: the bundler
// makes two of a module that stands in for another and is imported besides.
import type { ComponentType } from 'react';
import type { Props as NoticeProps } from '@theme/ContentVisibility';

/** What has been loaded so far. */
export const notices: {
  /** That the page is a draft or unlisted. */
  Visibility?: ComponentType<NoticeProps>;
  /** That the page's version is not the newest. */
  Version?: ComponentType;
} = {};

/** Loads the notice of a draft or an unlisted page, if it is one. */
export async function loadNotice({
  unlisted,
  frontMatter,
}: NoticeProps['metadata']): Promise<void> {
  if (unlisted || frontMatter.unlisted || frontMatter.draft) {
    const loaded = await import(
      /* webpackChunkName: "unlisted" */ '@theme/ContentVisibility'
    );
    notices.Visibility = loaded.default;
  }
}

/** Loads the banner of an old version's page, if it has one. */
export async function loadBanner(page: Document): Promise<void> {
  if (page.querySelector('.theme-doc-version-banner') !== null) {
    const loaded = await import(
      /* webpackChunkName: "island-VersionBanner-tsx" */ '@theme/DocVersionBanner'
    );
    notices.Version = loaded.default;
  }
}
