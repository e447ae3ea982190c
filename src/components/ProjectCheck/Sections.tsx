import type { ReactNode } from 'react';
import { BASE_PATH } from '@site/src/site/basePath';
import type { ExplainedSection } from './messages/find';

/** The address of a section below the site's base path. */
export const sectionPath = ({ path, anchor }: ExplainedSection): string =>
  `${path.slice(1)}#${anchor}`;

interface Props {
  readonly of: readonly ExplainedSection[];
}

/** Where the docs explain what a text says. */
export default function Sections({ of: sections }: Props): ReactNode {
  return (
    sections.length > 0 && (
      <ul>
        {sections.map((section) => (
          <li key={sectionPath(section)}>
            <a href={BASE_PATH + sectionPath(section)}>{section.heading}</a>{' '}
            <span>{`(${section.page})`}</span>
          </li>
        ))}
      </ul>
    )
  );
}
