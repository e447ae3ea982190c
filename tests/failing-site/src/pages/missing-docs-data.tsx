import { useDocsData } from '@docusaurus/plugin-content-docs/client';

export default function MissingDocsDataPage() {
  return <p>{useDocsData('absent').path}</p>;
}
