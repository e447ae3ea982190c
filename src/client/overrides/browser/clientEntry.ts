// Overrides the entry of Docusaurus' client. What it imports is in the same
// file, and run in steps: a phone takes a tenth of a second for all of it, in
// which a reader's touch would find no answer.

// A script of the landing page says that the site did not load if it finds no
// such thing once the document is there; `links.ts` fills it.
window.docusaurus = {} as typeof window.docusaurus;

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

void nextTask()
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ './startClient'));
