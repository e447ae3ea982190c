// Overrides the entry of Docusaurus' client. Its imports are in the same file, but run in
// separate tasks: a phone takes a tenth of a second for all of them, and would not answer
// a touch meanwhile.

// Docusaurus' script on the landing page shows a banner about a wrong base URL if this
// object does not exist once the document is parsed. `links.ts` fills it.
window.docusaurus = {} as typeof window.docusaurus;

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

void nextTask()
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ './startClient'));
