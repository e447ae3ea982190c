import type { Outcome } from './ask';
import { markdownOf as codeReport } from './code/markdown';
import { sectionPath } from './Sections';
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';

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
  const parts = [
    ...(explained.length > 0
      ? [['Explained in the docs:', '', ...explained].join('\n')]
      : []),
    ...(versions
      ? [await versions.engine.markdownOf(versions.answer, manager, href, site)]
      : []),
    ...(code ? [codeReport(code, site)] : []),
  ];
  return parts.join('\n\n');
}
