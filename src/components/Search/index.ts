/** The search without its interface, for other parts of the site. */
export { SearchEngine } from './engine';
export type { IndexFile, IndexManifest } from './indexFormat';
