/** What the form asks, and what it is answered. */
import type { CheckedCode, WrittenFor } from './code/checkCode';
import type { CheckedProject } from './checkProject';
import { SEVERITIES, type Finding } from './findings';
import type { Files } from './folder';
import type { ExplainedSection } from './messages/find';
import type { FileChange } from './gitPatch';
import type { UnreadFile } from './project';
import type { Answer as VersionsAnswer } from './versions';
import type { AppSetup, InputError } from './versions/setup';

/** What the form is given: a text, files, or what an address says of an app. */
export type Question =
  | { readonly text: string; readonly from?: WrittenFor | undefined }
  | {
      readonly files: Files;
      /** The `package.json` of the app, where the reader has chosen one. */
      readonly app?: string | undefined;
      /** What the reader says that the code is written for. */
      readonly from?: WrittenFor | undefined;
    }
  | { readonly setup: AppSetup };

/** What a reader is answered. */
export interface Outcome {
  readonly problem?: InputError;
  /** What the reader hears first. */
  readonly summary?: string;
  /** All that was found, the worst first. */
  readonly findings?: readonly Finding[];
  readonly versions?: VersionsAnswer;
  /** What the code is written for, if there is any. */
  readonly from?: WrittenFor;
  readonly changes?: readonly FileChange[];
  /** Files that were left out, and why. */
  readonly unread?: readonly UnreadFile[];
  readonly project?: CheckedProject;
  /** The sections that explain messages of the text. */
  readonly sections?: readonly ExplainedSection[];
  /** What to search the docs for, when nothing is known about it. */
  readonly query?: string;
}

/** Says how far the check is. */
export type OnProgress = (text: string) => void;

/** Puts together what the engines found. */
export function outcomeOf(
  versions: VersionsAnswer | undefined,
  code?: CheckedCode,
  more: readonly Finding[] = [],
): Outcome {
  const findings = [
    ...more,
    ...(code?.findings ?? []),
    ...(versions?.findings ?? []),
  ];
  return {
    summary: [versions?.summary, code?.summary].filter(Boolean).join(' '),
    findings: findings.sort(
      (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
    ),
    ...(versions && { versions }),
    ...(code && { changes: code.changes, unread: code.unread }),
  };
}
