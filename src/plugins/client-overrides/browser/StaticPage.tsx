import { useEffect, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import Loading from '@theme/Loading';

/** What Docusaurus has between the navbar and the page on the landing page. */
const BANNER = '#__docusaurus-base-url-issue-banner-container, script, style';

function builtElements(): readonly Element[] {
  const frame = document.getElementById(SkipToContentFallbackId);
  return [...(frame?.children ?? [])].filter(
    (element) => !element.matches(BANNER),
  );
}

interface Props {
  readonly error: unknown;
}

/**
 * The first page as it was built, if its code could not be loaded: it can be
 * read, its links lead on, and what is around it works.
 */
export default function StaticPage({ error }: Props): ReactNode {
  const [title] = useState(document.title);
  const [elements] = useState(() =>
    builtElements().map(({ localName, className, innerHTML }) => ({
      Tag: localName as 'div',
      className,
      html: { __html: innerHTML },
    })),
  );
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    setIsMounted(true);
  }, []);
  return (
    <>
      <Head>
        <title>{title}</title>
      </Head>
      {isMounted && (
        <Loading
          error={error}
          isLoading={false}
          pastDelay
          timedOut={false}
          retry={() => {
            window.location.reload();
          }}
        />
      )}
      {elements.map(({ Tag, className, html }, index) => (
        <Tag
          key={index}
          className={className}
          data-static={isMounted || undefined}
          dangerouslySetInnerHTML={html}
        />
      ))}
    </>
  );
}
