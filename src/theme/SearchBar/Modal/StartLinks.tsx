import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { POPULAR } from '@site/src/components/Search/popular';
import { searchedVersion } from '@site/src/components/Search/searchedVersion';
import { SEARCH_START } from '@site/src/site/dom';

/**
 * The tools of the site, by their address below the base path: a name and what it does.
 * Each address is the answer to a question of `tests/built/data/search-questions.tsv`.
 */
const TOOLS = {
  'usage#try-the-props': ['Playground', 'Change a prop and see the sheet'],
  '#six-screens-to-copy': ['Example apps', 'Map, player, comments, filter'],
  'troubleshooting#check-my-project': [
    'Check my project',
    'Paste versions, code or an error',
  ],
} as const;

interface Props {
  /** The element around DocSearch's modal. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** The filters of the search, which name the searched version. */
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly follow: (url: string) => (event: React.MouseEvent) => void;
  /** Other content of DocSearch's panel. */
  readonly children: ReactNode;
}

/** Has the arrow keys move between the field and the links, unless others are listed. */
function useArrows(container: Props['container']): void {
  useEffect(() => {
    const { current } = container;
    const press = (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const stops = [
        ...(current?.querySelectorAll<HTMLElement>(
          `.DocSearch-Input, ${SEARCH_START} a`,
        ) ?? []),
      ];
      const index = stops.findIndex((stop) => stop === event.target);
      const isStart =
        index === 0 &&
        current?.querySelector('.DocSearch-StartScreen') !== null;
      if (step === undefined || (index < 1 && !isStart)) return;
      event.preventDefault();
      stops[index + step]?.focus();
    };
    current?.addEventListener('keydown', press);
    return () => {
      current?.removeEventListener('keydown', press);
    };
  }, [container]);
}

/**
 * Renders links to popular pages and to the site's tools. The stylesheet shows them while
 * nothing is typed.
 */
export default function StartLinks({
  container,
  facetFilters,
  follow,
  children,
}: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const versions = useAllDocsData().default?.versions ?? [];
  const searched = searchedVersion(facetFilters);
  const home = versions.find(({ name }) => name === searched)?.path;
  const [panel, setPanel] = useState<Element | null>(null);
  useEffect(() => {
    setPanel(container.current?.querySelector('.DocSearch-Dropdown') ?? null);
  }, [container]);
  useArrows(container);

  const list = (
    title: string,
    above: string,
    links: Readonly<Record<string, string | readonly [string, string]>>,
  ) => (
    <section aria-label={title}>
      <div className="DocSearch-Hit-source">{title}</div>
      <ul>
        {Object.entries(links).map(([path, texts]) => {
          const url = `${above.replace(/\/$/, '')}/${path}`;
          const [name, text] = [texts].flat();
          return (
            <li key={url}>
              <Link to={url} autoAddBaseUrl={false} onClick={follow(url)}>
                {name}
                {text !== undefined && <small>{text}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
  return (
    panel &&
    createPortal(
      <>
        <div data-search-start>
          {list('Popular', home ?? siteConfig.baseUrl, POPULAR)}
          {list('Tools', siteConfig.baseUrl, TOOLS)}
        </div>
        {children}
      </>,
      panel,
    )
  );
}
