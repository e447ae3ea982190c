import { translate } from '@docusaurus/Translate';

// What the types forbid still reaches the site from JavaScript.
const NOTHING = {} as Parameters<typeof translate>[0];

export default function MissingTranslationPage() {
  return <p>{translate(NOTHING)}</p>;
}
