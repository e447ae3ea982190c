import ts from 'typescript';
import type { Problem } from '../lib/problems';
import { CURRENT, type VersionName } from '../../src/site/versions';
import { createSampleProgram, type Sample } from './program';
import { checkSheets, checkText, checkTypes, type Finding } from './rules';

/**
 * Compiles a version's samples in one program and applies the rules of the
 * samples.
 *
 * @returns what is wrong, at the line of the file the sample came from.
 */
export function compileSamples(
  version: VersionName,
  samples: readonly Sample[],
): Problem[] {
  if (samples.length === 0) return [];
  const { program, names } = createSampleProgram(version, samples);
  const checker = program.getTypeChecker();
  return samples.flatMap((sample, sampleIndex) => {
    const { lineOffset = 1, columnOffset = 1 } = sample;
    const file = program.getSourceFile(names[sampleIndex] ?? '');
    if (!file) throw new Error(`TypeScript dropped a sample of ${sample.file}`);
    const compiler = compilerFindings(program, file);
    // An error makes types any; the rule about any would only repeat it.
    const findings = [
      ...compiler,
      ...checkText(file),
      ...(compiler.length === 0 ? checkTypes(checker, file) : []),
      ...(version === CURRENT ? checkSheets(file) : []),
    ];
    return findings.map(({ start, rule, message }) => {
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      return {
        file: sample.file,
        line: line + lineOffset,
        column: character + columnOffset,
        rule,
        message,
      };
    });
  });
}

function compilerFindings(program: ts.Program, file: ts.SourceFile): Finding[] {
  const syntactic = program.getSyntacticDiagnostics(file);
  const diagnostics =
    syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(file);
  return diagnostics.map(({ start = 0, code, messageText }) => ({
    start,
    rule: `ts${code}`,
    message: ts.flattenDiagnosticMessageText(messageText, '\n    '),
  }));
}
