import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { ROOT } from '../../../site/versions';
import { dataStages } from '../stages';

const RELEASES = ['src/shared/releases', 'src/shared/install'];
const API = ['src/shared/api'];
const DEMO_FOLDERS = ['src/demos', 'src/components/Demo/source'];

/** The folders with the data that each component of a page shows. */
const FOLDERS_BY_COMPONENT: Readonly<Record<string, readonly string[]>> = {
  Calls: ['src/components/Calls'],
  Compatibility: RELEASES,
  Demo: DEMO_FOLDERS,
  Figure: ['src/components/Figure/figures'],
  Install: RELEASES,
  Member: API,
  Playground: DEMO_FOLDERS,
  ReleaseHistory: [...API, ...RELEASES],
};

const DATA_FOLDERS = [...new Set(Object.values(FOLDERS_BY_COMPONENT).flat())];

const STAGES_FILE = path.join(__dirname, '../stages.ts');

async function dataFiles(): Promise<string[]> {
  const files = DATA_FOLDERS.map(async (folder) => {
    const names = await readdir(path.join(ROOT, folder), { recursive: true });
    return names.map((name) => path.join(ROOT, folder, name));
  });
  return (await Promise.all(files)).flat();
}

let loaded: Promise<{ dataStages: typeof dataStages }> | undefined;
/** The time of the newest change in the loaded data. */
let loadedChange = 0;

const { cache } = createRequire(__filename);

/** Returns the stages, loaded again with their data if that has changed. */
async function freshStages(): Promise<typeof dataStages> {
  const files = await dataFiles();
  const lastChange = Math.max(...files.map((file) => statSync(file).mtimeMs));
  if (loaded === undefined || lastChange > loadedChange) {
    loadedChange = lastChange;
    // Modules are loaded afresh, but JSON comes from the cache of Node.js.
    for (const file of files) Reflect.deleteProperty(cache, file);
    loaded = loadFreshModule(STAGES_FILE) as typeof loaded;
  }
  return (await loaded)?.dataStages ?? dataStages;
}

/**
 * Remark plugin for the development server: runs the data stages.
 */
export function liveDataStages() {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const { plugin } of await freshStages()) {
      await plugin()(tree, file);
    }
  };
}

/** Lists the folders with the data that a page shows; none for other modules. */
function foldersOf(file: string): string[] {
  if (!file.endsWith('.mdx')) return [];
  const text = readFileSync(file, 'utf8');
  return Object.entries(FOLDERS_BY_COMPONENT).flatMap(([component, folders]) =>
    new RegExp(`<${component}[\\s/>]`).test(text) ? folders : [],
  );
}

/**
 * Docusaurus plugin: makes the development server recompile pages when data that they
 * show has changed. No import tells the bundler about that data.
 */
export default function liveData(): Plugin {
  const name = 'live-data';
  return {
    name,
    configureWebpack({ mode }, _isServer, { currentBundler: { instance } }) {
      const watchData = {
        apply({ hooks }: InstanceType<typeof instance.Compiler>) {
          hooks.compilation.tap(name, (compilation) => {
            const { loader } =
              instance.NormalModule.getCompilationHooks(compilation);
            loader.tap(name, (context) => {
              for (const folder of foldersOf(context.resourcePath)) {
                context.addContextDependency(path.join(ROOT, folder));
              }
            });
          });
        },
      };
      return mode === 'development' ? { plugins: [watchData] } : {};
    },
  };
}
