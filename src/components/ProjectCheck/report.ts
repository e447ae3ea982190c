import type { Outcome } from './ask';
import { markdownOf as codeReport } from './code/markdown';
import type { ExplainedSection } from './messages/find';
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';

/** The address of a section below the site's base path. */
export const sectionPath = ({ path, anchor }: ExplainedSection): string =>
  `${path.slice(1)}#${anchor}`;

/**
 * Writes an answer as Markdown, to paste into an issue.
 *
 * @param site - the address that the site's pages are below
 */
export async function reportOf(
  { sections = [], versions, code }: Outcome,
  manager: PackageManagerId,
  site: string,
): Promise<string> {
  const explained = sections.map(
    (section) => `- [${section.heading}](${site}${sectionPath(section)})`,
  );
  const { href } = window.location;
  return [
    explained.length > 0 && `Explained in the docs:\n\n${explained.join('\n')}`,
    await versions?.engine.markdownOf(versions.answer, manager, href, site),
    code && codeReport(code, site),
  ]
    .filter(Boolean)
    .join('\n\n');
}
