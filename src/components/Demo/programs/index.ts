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

/** What the playground's app imports of the site. */
const CONTROLS = '@site/src/shared/playground/controls';

/**
 * Docusaurus plugin: compiles the demos to programs for the phone's frame, each
 * of which loads by itself. It also makes data of the code that the playground
 * shows: of each example's, and of its own.
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
        const html = highlight(extractMarks(code, 'tsx'), 'tsx');
        const data: ExampleData = { ...texts[name], html };
        await create(name, data);
      }
    },
  };
}
