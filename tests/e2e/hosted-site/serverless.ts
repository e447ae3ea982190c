import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Only runs in a browser. */
const PROGRAMS = path.resolve(__dirname, 'behaviorPrograms.tsx');

/** Docusaurus plugin: leaves the programs on the published sheet to the browser. */
export default function serverless(): Plugin {
  return {
    name: 'serverless',
    configureWebpack: (_config, isServer) =>
      isServer ? { resolve: { alias: { [PROGRAMS]: false } } } : {},
  };
}
