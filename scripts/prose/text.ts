import { parse, type ParserPlugin } from '@babel/parser';
import * as t from '@babel/types';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parsePage, prepareMdx } from '../../src/site/mdx';

/** From one offset of a file up to another. */
export type Range = readonly [start: number, end: number];

/** The prose of a file, at the lines and columns where the file has it. */
export interface Prose {
  /** As long as the file: what is not prose is blank, code is underscores. */
  text: string;
  /** Runs of prose, such as a paragraph, a comment or a message. */
  passages: Range[];
}

/** A file, and the ranges of it that the linter reads as they are. */
class Reader {
  readonly passages: Range[] = [];
  private readonly text: string[];

  constructor(readonly source: string) {
    this.text = Array.from(source.replace(/[^\n]/g, ' '));
  }

  passage(range: Range): void {
    this.passages.push(range);
  }

  keep([start, end]: Range): void {
    for (let offset = start; offset < end; offset += 1) {
      this.text[offset] = this.source[offset] ?? ' ';
    }
  }

  code([start, end]: Range): void {
    for (let offset = start; offset < end; offset += 1) {
      this.text[offset] = this.source[offset] === '\n' ? '\n' : '_';
    }
  }

  /** A passage whose code is in backticks, as in comments and messages. */
  plain([start, end]: Range): void {
    this.passage([start, end]);
    this.keep([start, end]);
    const text = this.source.slice(start, end);
    for (const { index, 0: code } of text.matchAll(/`[^`\n]+`/g)) {
      this.code([start + index, start + index + code.length]);
    }
  }

  read(): Prose {
    return { text: this.text.join(''), passages: this.passages };
  }
}

/** What the linter reads of a file: see {@link Prose}. */
export function readProse(file: string, source: string): Prose {
  if (file.endsWith('.mdx')) {
    const reader = new Reader(prepareMdx(source));
    readMarkdown(parsePage(file, source).tree, reader);
    return reader.read();
  }
  const reader = new Reader(source);
  if (file.endsWith('.md')) {
    readMarkdown(markdown.parse(source), reader);
  } else if (file.endsWith('.css')) {
    readBlockComments(reader, [0, source.length]);
  } else if (file.endsWith('.json')) {
    readJson(reader);
  } else if (file.endsWith('.yml')) {
    readLineComments(reader, '#', [0, source.length]);
  } else {
    readScript(file, reader);
  }
  return reader.read();
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Front matter and attributes that readers see. */
const FIELDS = /^(?:title|sidebar_label|description): *(.*)$/gm;
const ATTRIBUTES = /\s(?:alt|title|label|caption|note)="([^"]*)"/g;

function readMarkdown(tree: Root, reader: Reader): void {
  visit(tree, (node: Nodes) => {
    const range = rangeOf(node);
    switch (node.type) {
      case 'yaml':
        groups(reader.source, range, FIELDS, (field) => {
          reader.plain(field);
        });
        break;
      case 'code':
        if (/^[jt]sx?$/.test(node.lang ?? '')) {
          readLineComments(reader, '//', range);
          readBlockComments(reader, range);
        }
        break;
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        reader.passage(range);
        break;
      case 'text':
        reader.keep(range);
        break;
      case 'inlineCode':
        reader.code(range);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const children = node.children[0];
        const end = children ? rangeOf(children)[0] : range[1];
        groups(reader.source, [range[0], end], ATTRIBUTES, (attribute) => {
          reader.plain(attribute);
        });
        break;
      }
      default:
    }
  });
}

const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Calls back with the first group of each match in a range. */
function groups(
  source: string,
  [start, end]: Range,
  pattern: RegExp,
  found: (range: Range) => void,
): void {
  for (const { index, 0: match, 1: group } of source
    .slice(start, end)
    .matchAll(pattern)) {
    if (group !== undefined) {
      const from = start + index + match.lastIndexOf(group);
      found([from, from + group.length]);
    }
  }
}

function readJson(reader: Reader): void {
  groups(
    reader.source,
    [0, reader.source.length],
    /"((?:[^"\\\n]|\\.)*)"/g,
    ([start, end]) => {
      if (isSentence(reader.source.slice(start, end))) {
        reader.plain([start, end]);
      }
    },
  );
}

/** Comments from a mark to the end of the line; those in a row are one. */
function readLineComments(reader: Reader, mark: string, range: Range): void {
  const comments: Range[] = [];
  const pattern = new RegExp(String.raw`(?:^|\s)${mark}(?!\S*["'])(.*)`, 'gm');
  groups(reader.source, range, pattern, (comment) => {
    comments.push(comment);
  });
  readComments(reader, comments);
}

function readBlockComments(reader: Reader, range: Range): void {
  groups(reader.source, range, /\/\*([\s\S]*?)\*\//g, (comment) => {
    readComments(reader, [comment]);
  });
}

function readComments(reader: Reader, comments: readonly Range[]): void {
  let last: [number, number] | undefined;
  const joined: Range[] = [];
  for (const [start, end] of comments) {
    // Between two comments in a row there is nothing but their marks.
    if (last && /^\s*(?:\/\/|#)$/.test(reader.source.slice(last[1], start))) {
      last[1] = end;
    } else {
      last = [start, end];
      joined.push(last);
    }
  }
  for (const range of joined) {
    reader.passage(range);
    groups(
      reader.source,
      range,
      /^[ \t]*(?:\*|\/\/|#)?[ \t]*(.*)$/gm,
      (line) => {
        reader.keep(line);
      },
    );
    groups(reader.source, range, /(`[^`\n]+`|\{@link[^}]*\})/g, (code) => {
      reader.code(code);
    });
  }
}

/** Functions of tests whose first argument is a title. */
const TITLED = new Set(['test', 'it', 'describe', 'setup']);

/** Comments, titles of tests, texts of JSX, and strings that are sentences. */
function readScript(file: string, reader: Reader): void {
  const plugins: ParserPlugin[] = ['typescript'];
  const tree = parse(reader.source, {
    sourceType: 'module',
    plugins: file.endsWith('x') ? [...plugins, 'jsx'] : plugins,
  });
  readComments(
    reader,
    (tree.comments ?? []).map(({ start = 0, end = 0, type }): Range => [
      start + 2,
      type === 'CommentBlock' ? end - 2 : end,
    ]),
  );
  const isTest = file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
  t.traverseFast(tree, (node) => {
    if (isTest) {
      if (t.isCallExpression(node) && TITLED.has(rootName(node.callee))) {
        readString(node.arguments[0], reader);
      }
    } else if (t.isJSXText(node)) {
      reader.plain(offsets(node));
    } else if (isSentence(textOf(node))) {
      readString(node, reader);
    }
  });
}

function rootName(node: t.Node): string {
  if (t.isIdentifier(node)) {
    return node.name;
  }
  if (t.isMemberExpression(node)) {
    return rootName(node.object);
  }
  return t.isCallExpression(node) || t.isTaggedTemplateExpression(node)
    ? rootName(t.isCallExpression(node) ? node.callee : node.tag)
    : '';
}

const offsets = ({ start, end }: t.Node): Range => [start ?? 0, end ?? 0];

const textOf = (node: t.Node): string =>
  t.isStringLiteral(node)
    ? node.value
    : t.isTemplateLiteral(node)
      ? node.quasis.map(({ value }) => value.raw).join('_')
      : '';

/** At least three words: names of classes and of things have fewer. */
const isSentence = (text: string): boolean =>
  /[a-z,:;.)] [\w"'`_]+[,:;.]? [\w"'`_]/i.test(text);

function readString(node: t.Node | undefined, reader: Reader): void {
  if (t.isStringLiteral(node)) {
    const [start, end] = offsets(node);
    reader.plain([start + 1, end - 1]);
  } else if (t.isTemplateLiteral(node)) {
    const [start, end] = offsets(node);
    reader.passage([start + 1, end - 1]);
    reader.code([start + 1, end - 1]);
    for (const quasi of node.quasis) {
      reader.keep(offsets(quasi));
    }
  }
}
