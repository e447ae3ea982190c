// What some docs pages show above themselves. A separate module: the bundler
// makes two of a module that overrides another and is imported besides.
import type { ComponentType } from 'react';
import type { Props as NoticeProps } from '@theme/ContentVisibility';

/** What has been loaded so far. */
export const notices: {
  /** That the page is a draft or unlisted. */
  Visibility?: ComponentType<NoticeProps>;
  /** That the page's version is not the newest, and which it is. */
  Version?: { readonly Banner: ComponentType; readonly Badge: ComponentType };
} = {};

/** Loads the notice of a draft or an unlisted page, if it is one. */
export async function loadNotice(
  metadata: NoticeProps['metadata'] | undefined,
): Promise<void> {
  const { unlisted, frontMatter } = metadata ?? {};
  if (unlisted || frontMatter?.unlisted || frontMatter?.draft) {
    const loaded = await import(
      /* webpackChunkName: "unlisted" */ '@theme/ContentVisibility'
    );
    notices.Visibility = loaded.default;
  }
}

/** Loads the banner and the badge of an old version's page, if it is one. */
export async function loadVersionNotices(page: Document): Promise<void> {
  if (page.querySelector('.theme-doc-version-banner') !== null) {
    notices.Version = await import(
      /* webpackChunkName: "island-VersionBanner-tsx" */ './versionNotices'
    );
  }
}
