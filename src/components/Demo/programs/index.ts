import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { extractMarks } from '../../../shared/highlight/lineMarkers';
import { highlight } from '../../../shared/highlight/highlight';
import { compile } from '../../../shared/sandbox/compile';
import type { Program } from '../../../shared/sandbox/program';
import {
  EXAMPLES,
  type ExampleData,
} from '../../../shared/playground/examples';
import texts from '../playground/exampleTexts.json';
import { parseTemplate } from '../../../shared/playground/template';

/** The module of the site that the playground's app imports. */
const CONTROLS = '@site/src/shared/playground/controls';

/**
 * Docusaurus plugin: compiles each demo to a program for the sandbox. It also writes the
 * code that the playground shows, its own and that of each example, as data.
 */
export default function demoPrograms({ siteDir }: LoadContext): Plugin {
  const demos = path.join(siteDir, 'src/demos');
  const playground = path.join(__dirname, '../playground/PlaygroundApp.tsx');
  const controls = `${CONTROLS.replace('@site', siteDir)}.ts`;

  return {
    name: 'demo-programs',
    getPathsToWatch: () => [playground, controls, `${demos}/*.tsx`],
    contentLoaded: async ({ actions: { createData } }) => {
      const read = (file: string) => fs.readFileSync(file, 'utf8');
      const create = (name: string, data: unknown) =>
        createData(`${name}.json`, JSON.stringify(data));
      const compiled = (file: string, imports = {}): Program => ({
        title: path.basename(file),
        code: compile(read(file)),
        imports,
      });
      const names = fs
        .readdirSync(demos)
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => path.basename(file, '.tsx'));
      for (const name of names) {
        const program =
          name === 'playground'
            ? compiled(playground, { [CONTROLS]: compiled(controls) })
            : compiled(path.join(demos, `${name}.tsx`));
        await create(`programs/${name}`, program);
      }
      await create('playground', parseTemplate(read(playground)));
      for (const name of EXAMPLES) {
        const code = read(path.join(demos, `${name}.tsx`)).trimEnd();
        const html = highlight(extractMarks(code), 'tsx');
        const data: ExampleData = { ...texts[name], html };
        await create(name, data);
      }
    },
  };
}
