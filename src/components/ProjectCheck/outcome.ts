/** The question of the form, and the outcome of the check. */
import type { CheckedCode, WrittenFor } from './code/checkCode';
import type { CheckedProject } from './checkProject';
import { SEVERITIES, type Finding } from './findings';
import type { Files } from './folder';
import type { ExplainedSection } from './messages/find';
import type { FileChange } from './gitPatch';
import type { SkippedFile } from './project';
import type { VersionsAnswer } from './versions';
import type { InputError } from './versions/setup';

/** A question of the form: a text, files, or the setup in a URL. */
export type Question =
  | { readonly text: string; readonly from?: WrittenFor | undefined }
  | {
      readonly files: Files;
      /** The `package.json` of the app that the reader has chosen. */
      readonly app?: string;
      /** The version of the code, if the reader has chosen it. */
      readonly from?: WrittenFor;
    }
  | {
      /** The end of a URL's fragment that stands for a setup. */
      readonly address: string;
    };

/** The outcome of the check. */
export interface Outcome {
  /** Why the question, or a part of it, could not be checked. */
  readonly problem?: InputError;
  /** The sentences that are announced. */
  readonly summary?: string;
  /** All findings, the worst first. */
  readonly findings?: readonly Finding[];
  readonly versions?: VersionsAnswer;
  /** The version that the code is written for, if there is code. */
  readonly from?: WrittenFor;
  readonly changes?: readonly FileChange[];
  /** Files that the check should read and could not. */
  readonly skipped?: readonly SkippedFile[];
  readonly project?: CheckedProject;
  /** The sections that explain the messages in the text. */
  readonly sections?: readonly ExplainedSection[];
  /** The query for the search of the docs, if no section explains the text. */
  readonly query?: string;
}

/** Reports the progress of the check in a sentence. */
export type OnProgress = (text: string) => void;

/** Combines the results of the engines. */
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
    versions,
    changes: code?.changes,
    skipped: code?.skipped,
  };
}
