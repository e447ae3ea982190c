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
  if (samples.length === 0) {
    return [];
  }
  const built = createSampleProgram(version, samples);
  return samples.flatMap((sample, index) => {
    const file = built.files[index];
    if (!file) {
      return [];
    }
    const compiler = compilerFindings(built.program, file);
    // An error makes types any; the rule about any would only repeat it.
    const findings = [
      ...compiler,
      ...checkText(file),
      ...(compiler.length === 0 ? checkTypes(built, file) : []),
      ...(version === CURRENT ? checkSheets(file) : []),
    ];
    return findings.map((finding) => locate(sample, file, finding));
  });
}

function compilerFindings(program: ts.Program, file: ts.SourceFile): Finding[] {
  const syntactic = program.getSyntacticDiagnostics(file);
  const diagnostics =
    syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(file);
  return diagnostics.map((diagnostic) => ({
    start: diagnostic.start ?? 0,
    rule: `ts${diagnostic.code}`,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n    '),
  }));
}

/** A finding of a sample, at the line of the file the sample came from. */
function locate(
  sample: Sample,
  file: ts.SourceFile,
  { start, rule, message }: Finding,
): Problem {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return {
    file: sample.file,
    line: line + sample.lineOffset,
    column: character + sample.columnOffset,
    rule,
    message,
  };
}
