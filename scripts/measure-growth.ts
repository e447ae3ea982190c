// Measures how the build and a first visit grow with the number of docs
// versions: `npm run measure:growth`. It builds copies of the site with every
// version once, twice and four times, in separate folders, and fails when
// a limit is passed. Run it on an idle machine; `-- --times 1,8` builds others.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sidebars from '../sidebars';
import { BASE_PATH } from '../src/site/basePath';
import versions from '../versions.json';
import {
  CURRENT,
  ROOT,
  VERSIONS,
  type DocsVersion,
} from '../src/site/versions';
import { findGrowthExcess, writeGrowth, type Growth } from './weight/growth';
import { weighSite } from './weight/weigh';

/** The page whose first visit is weighed. */
const PAGE = 'methods';

const LEFT_OUT =
  /^(?:\.git|\.docusaurus|\.cache|build.*|node_modules|test-results)$/;

/** Names the version in the titles, or copies would share social cards. */
function retitle(folder: string, name: string): void {
  for (const page of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8',
  }).filter((each) => each.endsWith('.mdx'))) {
    const file = path.join(folder, page);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/^title: (['"]?)(.*)\1$/m, `title: $1$2 (${name})$1`),
    );
  }
}

/**
 * Adds a version whose pages are those of another, facts and figures
 * included.
 *
 * @param site - folder of the site's copy
 * @param version - the version that is copied
 * @param name - of the new version
 */
function addVersion(site: string, version: DocsVersion, name: string): void {
  const docs = `versioned_docs/version-${name}`;
  cpSync(path.join(site, version.docs), path.join(site, docs), {
    recursive: true,
  });
  retitle(path.join(site, docs), name);
  const sidebar = path.join(
    site,
    `versioned_sidebars/version-${name}-sidebars.json`,
  );
  if (version.name === CURRENT) {
    writeFileSync(sidebar, JSON.stringify(sidebars));
  } else {
    cpSync(path.join(site, version.sidebars), sidebar);
  }
  // The facts of a page are those of the package of its version.
  appendFileSync(
    path.join(site, 'src/site/versions.ts'),
    `(VERSIONS as DocsVersion[]).push(${JSON.stringify({ ...version, docs, route: `/${name}` })});\n`,
  );
}

/** Copies the site, with each version so many times. */
function copySite(times: number): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'growth-'));
  for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.test(each))) {
    cpSync(path.join(ROOT, name), path.join(site, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  const names = [...versions];
  for (let copy = 1; copy < times; copy += 1) {
    for (const version of VERSIONS) {
      const name = `${version.name.slice(1)}.${copy}`;
      addVersion(site, version, name);
      names.push(name);
    }
  }
  writeFileSync(path.join(site, 'versions.json'), JSON.stringify(names));
  return site;
}

/** Run in the build, which tells at its end what it has used. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  process.on('exit', () => {
    writeSync(3, JSON.stringify(process.resourceUsage()));
  });
`)}`;

/** Builds a site, without anything kept from earlier builds. */
function build(site: string): Pick<Growth, 'seconds' | 'work' | 'memory'> {
  const start = performance.now();
  // All of it runs in the one process, in threads.
  const { status, output } = spawnSync(
    process.execPath,
    [
      '--env-file=docusaurus.env',
      '--import',
      TELL,
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
    ],
    {
      cwd: site,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(`The site in ${site} cannot be built.`);
  }
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    output[3] ?? '',
  ) as NodeJS.ResourceUsage;
  return {
    seconds,
    work: (userCPUTime + systemCPUTime) / 1e6,
    memory: (maxRSS * 1024) / 1e6,
  };
}

function measure(times: number): Growth {
  const site = copySite(times);
  try {
    const used = build(site);
    const pages = weighSite(path.join(site, 'build'), BASE_PATH);
    const page = pages.find(({ route }) => route === PAGE);
    if (page === undefined) {
      throw new Error(`The built site has no page /${PAGE}.`);
    }
    return {
      versions: VERSIONS.length * times,
      pages: pages.length,
      ...used,
      js: page.js,
    };
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { times: { type: 'string', default: '1,2,4' } },
});
const results = values.times.split(',').map((times) => measure(Number(times)));
console.log(`First visit: /${PAGE}\n`);
console.log(writeGrowth(results));
for (const excess of findGrowthExcess(results)) {
  console.error(`\nOver the limit: ${excess}`);
  process.exitCode = 1;
}
