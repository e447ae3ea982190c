interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

interface Version {
  readonly path: string;
  readonly docs: readonly Doc[];
  readonly [fact: string]: unknown;
}

interface DocsFacts {
  readonly versions: readonly Version[];
  readonly [fact: string]: unknown;
}

const DOCS = 'docusaurus-plugin-content-docs';

function folder(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * Lists a version's docs by their ids alone, where an id says all.
 *
 * @returns source of an expression
 */
function writeDocs({ path, docs }: Version): string {
  const [{ sidebar } = { sidebar: undefined }] = docs;
  const isPlain = docs.every(
    (doc) =>
      doc.sidebar === sidebar &&
      doc.path === folder(path) + doc.id.replace(/\/?index$/, ''),
  );
  return isPlain && sidebar !== undefined
    ? `docs(${JSON.stringify(path)}, ${JSON.stringify(sidebar)}, ${JSON.stringify(docs.map(({ id }) => id).join(' '))})`
    : JSON.stringify(docs);
}

/** Writes an object in its own order, one of its fields in another way. */
function writeObject(
  object: object,
  field: string,
  write: () => string,
): string {
  const entries = Object.entries(object).map(
    ([name, value]) =>
      `${JSON.stringify(name)}: ${name === field ? write() : JSON.stringify(value)}`,
  );
  return `{${entries.join(', ')}}`;
}

function writeVersion(version: Version): string {
  return writeObject(version, 'docs', () => writeDocs(version));
}

function writeInstances(
  instances: Readonly<Record<string, DocsFacts>>,
): string {
  const entries = Object.entries(instances).map(
    ([id, facts]) =>
      `${JSON.stringify(id)}: ${writeObject(
        facts,
        'versions',
        () => `[${facts.versions.map(writeVersion).join(', ')}]`,
      )}`,
  );
  return `{${entries.join(', ')}}`;
}

/**
 * Writes Docusaurus' global data as a module. They are in every page's first
 * load, and name every page of every version: here by its id alone.
 *
 * @param data - what `globalData.json` holds
 */
export function writeGlobalData(
  data: Readonly<Record<string, unknown>>,
): string {
  return `function docs(path, sidebar, ids) {
  const folder = path.endsWith('/') ? path : path + '/';
  return ids.split(' ').map((id) => ({id, path: folder + id.replace(/\\/?index$/, ''), sidebar}));
}
export default ${writeObject(data, DOCS, () => writeInstances(data[DOCS] as Readonly<Record<string, DocsFacts>>))};
`;
}

/** What of the site's configuration the client reads, in Docusaurus 3.7. */
const CONFIG = [
  'baseUrl',
  'baseUrlIssueBanner',
  'customFields',
  'favicon',
  'future',
  'noIndex',
  'organizationName',
  'projectName',
  'tagline',
  'themeConfig',
  'title',
  'titleDelimiter',
  'trailingSlash',
  'url',
];

/** What of those fields is for the bundler and the highlighter. */
const BUILD_ONLY = ['experimental_faster', 'experimental_storage', 'prism'];

/**
 * Writes the site's configuration as a module, without what only the build
 * reads: the options of plugins and presets, and their paths, of the bundler,
 * and of the highlighter.
 */
export function writeConfig(config: Readonly<Record<string, unknown>>): string {
  const kept = CONFIG.flatMap((name) =>
    config[name] === undefined ? [] : [[name, config[name]] as const],
  );
  const source = JSON.stringify(
    Object.fromEntries(kept),
    (name, value: unknown) => (BUILD_ONLY.includes(name) ? undefined : value),
  );
  return `export default ${source};\n`;
}
