/**
 * Finds where a text stops being JSON. Browsers word the errors of
 * `JSON.parse` differently, and not all of them name the place.
 */
import type { InputProblem } from './setup';

class Stop extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// JSON's own definition of a string forbids control characters.
// eslint-disable-next-line no-control-regex
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SPACE = /[ \t\r\n]*/y;

/** Deeper texts are not written by hand, and would exhaust the stack. */
const DEEPEST = 200;

class Scanner {
  private offset = 0;

  constructor(private readonly text: string) {}

  private skip(): void {
    SPACE.lastIndex = this.offset;
    SPACE.exec(this.text);
    this.offset = SPACE.lastIndex;
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    const isThere = pattern.test(this.text);
    if (isThere) this.offset = pattern.lastIndex;
    return isThere;
  }

  private get next(): string {
    return this.text[this.offset] ?? '';
  }

  private stop(expected: string): never {
    const { next, offset, text } = this;
    if (next === '') throw new Stop(offset, 'the text ends too early');
    if (text.startsWith('//', offset) || text.startsWith('/*', offset)) {
      throw new Stop(offset, 'JSON has no comments');
    }
    if (next === "'") throw new Stop(offset, 'JSON needs double quotes');
    throw new Stop(offset, `expected ${expected}`);
  }

  private string(expected: string): void {
    const start = this.offset;
    if (this.next !== '"') this.stop(expected);
    if (!this.take(STRING)) {
      throw new Stop(start, 'this string does not end on its line');
    }
  }

  private members(end: string, member: () => void): void {
    this.offset += 1;
    this.skip();
    if (this.next === end) {
      this.offset += 1;
      return;
    }
    for (;;) {
      member();
      this.skip();
      if (this.next === end) break;
      if (this.next !== ',') this.stop(`a comma or ${end}`);
      const comma = this.offset;
      this.offset += 1;
      this.skip();
      if (this.next === end) {
        throw new Stop(comma, `JSON allows no comma before ${end}`);
      }
    }
    this.offset += 1;
  }

  private value(depth: number): void {
    this.skip();
    if (depth > DEEPEST) throw new Stop(this.offset, 'it is nested too deeply');
    if (this.next === '{') {
      this.members('}', () => {
        this.string('a name in double quotes');
        this.skip();
        if (this.next !== ':') this.stop('a colon');
        this.offset += 1;
        this.value(depth + 1);
      });
    } else if (this.next === '[') {
      this.members(']', () => {
        this.value(depth + 1);
      });
    } else if (this.next === '"') {
      this.string('a string');
    } else if (!this.take(NUMBER) && !this.take(WORD)) {
      this.stop('a value');
    }
  }

  /** @throws Stop where the text is not JSON */
  run(): void {
    this.value(0);
    this.skip();
    if (this.next !== '') this.stop('nothing more after the last brace');
  }
}

/** Finds the first error of a text that `JSON.parse` refuses. */
export function jsonError(text: string): InputProblem {
  try {
    new Scanner(text).run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, error.offset).split('\n');
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    return {
      message: `This is not valid JSON. Line ${line}, column ${column}: ${error.message}.`,
      line,
      column,
      offset: error.offset,
    };
  }
  return { message: 'This is not valid JSON.' };
}
