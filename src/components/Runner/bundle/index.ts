import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { phoneBundle } from '../../Demo/bundle';

/** What the frame's document runs itself: it takes a port and a program, once. */
const BOOT = `addEventListener('message', function take(event) {
  if (self.origin !== 'null' || event.source !== parent ||
    event.origin !== location.origin || !event.ports[0]) return;
  removeEventListener('message', take);
  window.runnerPort = event.ports[0];
  (0, eval)(event.data);
});`;

/**
 * The document that samples run in. It has no origin where it is framed, and
 * its policy lets a program ask for nothing. `'self'` would mean different things
 * in different browsers, so it does not occur: the page hands the program over.
 */
function frameDocument(styles: string): string {
  const hash = createHash('sha256').update(BOOT).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Phone</title>
<style>${styles}</style>
<body data-state="running"><script>${BOOT}</script>
</html>
`;
}

/**
 * Docusaurus plugin: bundles what samples run in, React Native Web and the sheet
 * with a React for themselves, as a text that a page hands to the document.
 * Both are assets: no route, in no list, not indexed.
 */
export default function runnerBundle(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, 'runner-bundle/default');
  const frame = path.join(siteDir, 'src/components/Runner/frame');
  return {
    name: 'runner-bundle',
    getPathsToWatch: () => [`${frame}/*`],
    async contentLoaded() {
      const bundler = rspack({
        ...phoneBundle(siteDir, frame),
        entry: path.join(frame, 'index.tsx'),
        output: { path: folder, filename: 'runtime.js', publicPath: '' },
      });
      await new Promise<void>((resolve, reject) => {
        bundler.run((error, stats) => {
          if (error ?? stats?.hasErrors()) {
            reject(error ?? new Error(stats?.toString('errors-only')));
          } else {
            resolve();
          }
        });
      });
      const inFolder = (name: string) => path.join(folder, name);
      // As a text it is nothing that a browser would run by its address.
      fs.renameSync(inFolder('runtime.js'), inFolder('runtime.txt'));
      const styles = fs.readFileSync(inFolder('runtime.css'), 'utf8');
      fs.writeFileSync(inFolder('frame.htm'), frameDocument(styles));
    },
    configureWebpack: () => ({
      // The one that the rest of it uses in a browser.
      resolve: {
        alias: { 'sucrase/dist/parser$': 'sucrase/dist/esm/parser/index.js' },
      },
      module: {
        rules: [
          {
            include: folder,
            type: 'asset/resource',
            generator: {
              filename: 'assets/runner/[name].[contenthash:8][ext]',
            },
          },
        ],
      },
    }),
  };
}
