import type { ComponentType, ReactNode } from 'react';

let Content: ComponentType | undefined;

/** Loads what is shown where there is no page; to be awaited before. */
export async function loadNotFoundContent(): Promise<void> {
  const loaded = await import(
    /* webpackChunkName: "not-found" */ '@theme/NotFound/Content'
  );
  Content = loaded.default;
}

/** The content of the not-found page, in the layout of the docs. */
export default function NotFoundContent(): ReactNode {
  if (Content === undefined) {
    throw new Error('The content of the not-found page has not been loaded.');
  }
  return <Content />;
}
