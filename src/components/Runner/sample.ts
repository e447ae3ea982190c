import { BASE_PATH } from '@site/src/site/basePath';
import {
  readSessionRecord,
  writeSessionRecord,
} from '@site/src/runtime/tabStorage';
import {
  bundleProgram,
  ProgramError,
  SAMPLES,
  type PageFile,
  type Program,
} from '@site/src/shared/sandbox/program';
import {
  closest,
  CODE_BLOCK,
  DEMO,
  find,
  findAll,
  RUN_BUTTON,
  type CodeBlockElement,
} from '@site/src/site/dom';

/** Returns the text of a block of code, without the lines that a diff removes. */
export type TextOf = (code: HTMLElement) => string;

/** Longer stored texts are ignored: storage is untrusted. */
const MAX_SAMPLE_LENGTH = 100_000;

/** A reader's text, and whether it has been run and has not answered. */
interface StoredDraft {
  readonly code?: unknown;
  readonly hangs?: unknown;
}

/** Edited samples by id, since storage may be blocked. */
const draftsById = new Map<string, StoredDraft>();

/** A sample of a page, with the text that the reader has changed it to. */
export class EditableSample {
  readonly title: string;
  readonly original: string;
  private readonly id: string;

  constructor(
    readonly block: CodeBlockElement,
    private readonly textOf: TextOf,
  ) {
    this.id = find(block, RUN_BUTTON)?.dataset.sampleId ?? '';
    this.title = block.dataset.title ?? 'App.tsx';
    this.original = this.read(block);
  }

  private read(block: HTMLElement): string {
    const code = find(block, 'pre > code');
    return code ? this.textOf(code) : '';
  }

  private get record(): StoredDraft {
    return draftsById.get(this.id) ?? readSessionRecord(`sample ${this.id}`);
  }

  /** The reader's text, if they have changed it in this tab. */
  get draft(): string | undefined {
    const { code } = this.record;
    return typeof code === 'string' && code.length < MAX_SAMPLE_LENGTH
      ? code
      : undefined;
  }

  /** Whether the reader's text did not answer when it ran last. */
  get hangs(): boolean {
    return this.draft !== undefined && this.record.hangs === true;
  }

  /** Saves the reader's text; deletes it without one. */
  saveDraft(code: string | undefined, hangs = false): void {
    draftsById.set(this.id, { code, hangs });
    writeSessionRecord(`sample ${this.id}`, { code, hangs });
  }

  /** Bundles the sample with the files of the page that it imports. */
  private assemble(code: string, compile: Parameters<typeof bundleProgram>[2]) {
    const blocks = findAll(document, CODE_BLOCK).filter(
      (block) =>
        /^tsx?$/.test(block.dataset.language ?? '') &&
        (!closest(block, DEMO) || find(block, RUN_BUTTON)),
    );
    const files = blocks.map((block): PageFile =>
      block === this.block
        ? { title: this.title, code }
        : { title: block.dataset.title, code: this.read(block) },
    );
    return bundleProgram(files, blocks.indexOf(this.block), compile);
  }

  /** Lists the texts of the files that run, by their titles. */
  filesOf(code: string): ReadonlyMap<string, string> {
    const files = new Map<string, string>();
    this.assemble(code, (file) => {
      files.set(file.title, file.code);
      return '';
    });
    return files;
  }

  /**
   * Returns the program: the one that the build compiled if the code is unchanged, else
   * one that is compiled here.
   *
   * @throws ProgramError where the code is wrong
   */
  async compile(code: string): Promise<Program> {
    if (code === this.original) {
      const address = `${BASE_PATH}${SAMPLES}/${this.id}.json`;
      const response = await fetch(address).catch(() => undefined);
      // The development server answers with HTML.
      const type = response?.headers.get('content-type') ?? '';
      if (response?.ok === true && type.includes('json')) {
        const program = (await response.json().catch(() => undefined)) as
          Program | undefined;
        // If the file is incomplete, the sample is compiled here instead.
        if (program) return program;
      }
    }
    const { compile, insertLoopGuards } = await import(
      /* webpackChunkName: "sucrase" */ '@site/src/shared/sandbox/compile'
    );
    return this.assemble(code, (file) => {
      try {
        return compile(insertLoopGuards(file.code));
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        const [, message = text, line, column] =
          /^(?:Error transforming [^:]*: )?(.*) \((\d+):(\d+)\)$/s.exec(text) ??
          [];
        throw new ProgramError(message, Number(line ?? 1), Number(column ?? 1));
      }
    });
  }
}
