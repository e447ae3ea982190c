// Prints what the code that all demos share is made of: `npm run weigh:demos`.
// With `--modules` it lists each module of at least half a kilobyte.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { weighDemoModules, type ModuleWeight } from './weight/demoModules';
import { drawTable } from './weight/table';

const { values } = parseArgs({
  options: { modules: { type: 'boolean', default: false } },
});
const LIGHT = 500;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function row(name: string, modules: readonly ModuleWeight[]): string[] {
  const sum = (key: 'gzip' | 'size') =>
    kilobytes(modules.reduce((all, module) => all + module[key], 0));
  return [name, String(modules.length), sum('size'), sum('gzip')];
}

async function main(): Promise<void> {
  const modules = await weighDemoModules(path.resolve(__dirname, '..'));
  const packages = [...new Set(modules.map(({ from }) => from))];
  const rows = packages
    .map((name) =>
      row(
        name,
        modules.filter(({ from }) => from === name),
      ),
    )
    .sort((a, b) => Number(b[3]) - Number(a[3]));
  const head = ['Package', 'Modules', 'KB', 'KB of gzip'];
  console.log(drawTable(head, [...rows, row('All', modules)]));
  if (values.modules) {
    const listed = modules.filter(({ gzip }) => gzip >= LIGHT);
    console.log(
      `\n${drawTable(
        ['Module', 'KB', 'KB of gzip'],
        listed.map(({ file, size, gzip }) => [
          file.replace('node_modules/', ''),
          kilobytes(size),
          kilobytes(gzip),
        ]),
      )}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
