import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { issueAddress, issueRows } from '../../../shared/releases/issueRows';
import { parseMdx, readMdxPage } from '../../../site/mdx';
import { extractMessages } from './extract';
import type { ExplainedSection } from './find';

/** The sections that `<Compatibility table="issues" />` adds to Troubleshooting. */
function knownIssues(): ExplainedSection[] {
  return issueRows.flatMap((issue) => {
    const [address = '', anchor = ''] = issueAddress(issue).split('#');
    const source = `## Known issue: ${issue.symptom} {#${anchor}}`;
    const section = parseMdx(anchor, source);
    return extractMessages(section, { page: 'Troubleshooting', path: address });
  });
}

/**
 * A Docusaurus plugin that writes the sections with their messages into a module for
 * "Check my project".
 */
export default function explainedMessages({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'explained-messages',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      const docs = loadedVersions.flatMap((version) => version.docs);
      const pages = docs.flatMap(({ source, permalink, title }) =>
        extractMessages(readMdxPage(source.replace('@site/', '')), {
          page: title,
          path: `/${permalink.slice(baseUrl.length)}`,
        }),
      );
      const sections = [...pages, ...knownIssues()];
      await actions.createData('sections.json', JSON.stringify(sections));
    },
  };
}
