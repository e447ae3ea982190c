import ts from 'typescript';
import { nodesOf } from '../lib/syntax';
import type { VersionName } from '../../src/site/versions';
import { checkInstall, checkPackage } from './packages';
import type { LineFinding } from './shell';

/** Fields of a package.json that map package names to ranges. */
const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
];

/** Parses JSON, and checks the packages that a package.json names. */
export function checkJson(code: string, version: VersionName): LineFinding[] {
  try {
    return checkDependencies(code, JSON.parse(code), version);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? code.length);
    return [
      {
        line: lineAt(code, at),
        message: `${message}. In JSON with comments, use jsonc.`,
      },
    ];
  }
}

/** Parses JSON with comments and trailing commas. */
export function checkJsonc(code: string, version: VersionName): LineFinding[] {
  const parsed = ts.parseConfigFileTextToJson('fence.jsonc', code);
  const config: unknown = parsed.config;
  const { error } = parsed;
  if (error) {
    return [
      {
        line: lineAt(code, error.start ?? 0),
        message: ts.flattenDiagnosticMessageText(error.messageText, ' '),
      },
    ];
  }
  return checkDependencies(code, config, version);
}

function checkDependencies(
  code: string,
  value: unknown,
  version: VersionName,
): LineFinding[] {
  if (!isRecord(value)) {
    return [];
  }
  return DEPENDENCY_FIELDS.flatMap((field) => {
    const names = value[field];
    return isRecord(names)
      ? Object.entries(names).flatMap(([name, range]) => {
          const message = checkInstall(`${name}@${String(range)}`, version);
          const line = lineAt(code, code.indexOf(`"${name}"`));
          return message === undefined ? [] : [{ line, message }];
        })
      : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Checks a configuration file in JavaScript: it parses, holds no JSX (a
 * sample of the library is TypeScript, which the compiler checks), and every
 * package that it imports or names as a Babel plugin or preset is known.
 */
export function checkConfig(
  code: string,
  title: string | undefined,
  version: VersionName,
): LineFinding[] {
  if (title === undefined || !/\.[cm]?js$/.test(title)) {
    return [
      {
        // The fence's opening, where the title is missing.
        line: -1,
        message:
          'A js fence is a configuration file with a title like "babel.config.js". Write samples as tsx.',
      },
    ];
  }
  const file = ts.createSourceFile(
    title,
    code,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.JS,
  );
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: title,
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
  });
  const findings: LineFinding[] = diagnostics.map((diagnostic) => ({
    line: lineAt(code, diagnostic.start ?? 0),
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
  }));
  for (const node of nodesOf(file)) {
    const line = lineAt(code, node.getStart(file));
    if (ts.isJsxOpeningLikeElement(node)) {
      findings.push({ line, message: 'JSX belongs in a tsx fence.' });
    }
    for (const specifier of specifiersOf(node)) {
      const message = checkPackage(specifier, version);
      if (message !== undefined) {
        findings.push({ line, message });
      }
    }
  }
  return findings;
}

/** Package specifiers that a node names itself, below it not counted. */
function specifiersOf(node: ts.Node): string[] {
  const texts: string[] = [];
  if (
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    texts.push(node.moduleSpecifier.text);
  }
  if (
    ts.isCallExpression(node) &&
    /^(?:require|require\.resolve|jest\.(?:mock|requireActual))$/.test(
      node.expression.getText(),
    )
  ) {
    texts.push(...node.arguments.filter(ts.isStringLiteral).map((a) => a.text));
  }
  if (
    ts.isPropertyAssignment(node) &&
    /^(?:plugins|presets)$/.test(node.name.getText()) &&
    ts.isArrayLiteralExpression(node.initializer)
  ) {
    for (const element of node.initializer.elements) {
      const first = ts.isArrayLiteralExpression(element)
        ? element.elements[0]
        : element;
      if (first && ts.isStringLiteral(first)) {
        texts.push(first.text.replace(/^module:/, ''));
      }
    }
  }
  return texts.filter((text) => !/^[./]/.test(text));
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, Math.max(0, offset)).split('\n').length - 1;
}
