import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import { versionOfFile } from '../../src/site/versions';
import { checkConfig, checkJson, checkJsonc } from './config';
import { readFences, type Fence } from './fences';
import { checkInstall } from './packages';
import { checkShell, type LineFinding } from './shell';

/** How the fences of each language that is not TypeScript are checked. */
const CHECKS: Readonly<Record<string, (fence: Fence) => LineFinding[]>> = {
  bash: ({ code, version }) => checkShell(code, version),
  json: ({ code, version }) => checkJson(code, version),
  jsonc: ({ code, version }) => checkJsonc(code, version),
  js: ({ code, version, meta }) => checkConfig(code, meta.title, version),
};

/** Languages of files that readers edit and that nothing here can check. */
const UNCHECKED = ['css', 'groovy', 'html', 'kotlin', 'swift', 'text', 'xml'];

/** Every language that a fence may name. */
export const LANGUAGES: ReadonlySet<string> = new Set([
  'ts',
  'tsx',
  ...Object.keys(CHECKS),
  ...UNCHECKED,
]);

/** What authors may write by habit, and what the checks know it as. */
const INSTEAD: Readonly<Record<string, string>> = {
  javascript: 'js',
  jsx: 'tsx',
  console: 'bash',
  diff: 'tsx with // diff-add and // diff-remove',
  gradle: 'groovy',
  sh: 'bash',
  shell: 'bash',
  txt: 'text',
  typescript: 'ts',
  zsh: 'bash',
};

/** Checks every fence that is not TypeScript, and every `<Install>`. */
export function checkConfigAndShell(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => [
    ...checkFences(page),
    ...checkElements(page),
  ]);
}

function checkFences(page: Page): Problem[] {
  const { fences, problems } = readFences(page);
  return [...problems, ...fences.flatMap(checkFence)];
}

function checkFence(fence: Fence): Problem[] {
  const { file, line, column, lang } = fence;
  if (!LANGUAGES.has(lang)) {
    const instead = INSTEAD[lang];
    const known = [...LANGUAGES].sort().join(', ');
    const message =
      lang === ''
        ? `A fence needs a language: one of ${known}.`
        : `"${lang}" is not checked. Use ${instead ?? `one of ${known}`}.`;
    return [{ file, line, column, rule: 'fence-language', message }];
  }
  const check = CHECKS[lang];
  return (check?.(fence) ?? []).map((finding) => ({
    file,
    line: line + 1 + finding.line,
    column,
    rule: `fence-${lang}`,
    message: finding.message,
  }));
}

function checkElements(page: Page): Problem[] {
  const problems: Problem[] = [];
  const version = versionOfFile(page.file).name;
  visit(page.tree, (node: Nodes) => {
    if (
      node.type !== 'mdxJsxFlowElement' &&
      node.type !== 'mdxJsxTextElement'
    ) {
      return;
    }
    const report = (rule: string, message: string): void => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      problems.push({ file: page.file, line, column, rule, message });
    };
    if (node.name === 'CodeBlock') {
      report('code-block', 'Write code as a fence, so that it is checked.');
    }
    const packages = node.attributes.find(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'packages',
    )?.value;
    if (node.name === 'Install' && typeof packages === 'string') {
      for (const specifier of packages.split(/\s+/).filter(Boolean)) {
        const message = checkInstall(specifier, version);
        if (message !== undefined) {
          report('install', message);
        }
      }
    }
  });
  return problems;
}
