/**
 * Follows recipes of the docs in new projects, with the newest packages. The files are
 * those that the page shows. A project that is built is opened in a browser, too.
 *
 *   npm run recipes [-- webpack jest-0.88]
 */
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { minVersion } from 'semver';
import { collectFences } from '../../src/shared/highlight/fences';
import { readMdxPage } from '../../src/site/mdx';
import { launchChromium } from '../lib/chromium';
import { servePages } from '../lib/githubPagesServer';
import { runWithNames } from '../lib/runMain';
import { type RecipeProject, PROJECTS } from './projects';

/** Writes the files of a project: those of its page, with its edits, and its app. */
function writeProject(folder: string, project: RecipeProject): void {
  const { page, files, edits = [], app } = project;
  const fences = collectFences(readMdxPage(page));
  const configured = files.map((title) => {
    // A page that shows a file twice shows what to add to it.
    const shown = fences.filter(({ meta }) => meta.title === title);
    if (shown.length === 0) throw new Error(`${page} has no ${title}.`);
    let text = shown.map(({ code }) => code).join('\n');
    for (const [, part, replacement] of edits.filter(([f]) => f === title)) {
      const edited = text.replace(part, replacement);
      if (edited === text) throw new Error(`${title} has no ${String(part)}.`);
      text = edited;
    }
    return [title, text] as const;
  });
  for (const [file, text] of [...configured, ...Object.entries(app)]) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
}

/** Opens a built project and its modal in a browser. */
async function checkInBrowser(folder: string, address: string): Promise<void> {
  const { origin, close } = await servePages(folder, '/', 0);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/${address}`);
    await page.getByText('Open').click();
    await page.getByText('Delete').waitFor();
  } finally {
    await browser.close();
    close();
  }
}

/** Lists the packages that need the version of React that React Native names. */
function packagesLikeReact({
  packages,
  likeReact = [],
}: RecipeProject): string[] {
  if (likeReact.length === 0) return [];
  const native = packages.find((one) => one.startsWith('react-native@'));
  const view = `npm view "${native ?? ''}" peerDependencies.react --json`;
  const found = JSON.parse(execSync(view, { encoding: 'utf8' })) as
    string | string[];
  const version = minVersion([found].flat().at(-1) ?? '')?.version ?? '';
  return likeReact.map((name) => `${name}@${version}`);
}

async function followRecipe(name: string): Promise<void> {
  const project = PROJECTS[name];
  if (!project) throw new Error(`There is no recipe "${name}".`);
  const cwd = mkdtempSync(path.join(os.tmpdir(), `recipe-${name}-`));
  writeProject(cwd, project);
  const packages = [...project.packages, ...packagesLikeReact(project)];
  const env = { ...process.env, NODE_ENV: undefined, CI: 'true' };
  const commands = [
    `npm install --no-audit --no-fund ${packages.map((one) => `"${one}"`).join(' ')}`,
    project.command,
  ];
  for (const command of commands) {
    execSync(command, { cwd, env, stdio: 'inherit' });
  }
  const built = path.join(cwd, 'dist');
  if (existsSync(built)) await checkInBrowser(built, project.address ?? '');
  console.log(`The recipe "${name}" works.`);
}

async function main(names: readonly string[]): Promise<void> {
  const asked = names.length > 0 ? names : Object.keys(PROJECTS);
  for (const name of asked) await followRecipe(name);
}

void runWithNames(main);
