// The search: the build's index, the engine and the clients that search it; its modal and
// page are in `src/theme/`. Other features may import these exports.
export { SearchEngine } from './engine';
export type { IndexFile, IndexManifest } from './indexFormat';
