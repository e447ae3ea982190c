import { describe, expect, test } from 'vitest';
import { linksIn, readInline } from './inline';
import { fileMark, LIMIT, refuseInput, splitFiles } from './input';

describe('a paste', () => {
  test('is one file', () => {
    expect(splitFiles('const a = 1;\r\nb;')).toEqual([
      { file: 'Your code', source: 'const a = 1;\nb;' },
    ]);
  });

  test('is several, whose lines count from their start', () => {
    const text = `a;\n${fileMark('src/B.tsx')}\nb;\n${fileMark('C.js')}\nc;\n`;
    expect(splitFiles(text)).toEqual([
      { file: 'Your code', source: 'a;\n' },
      { file: 'src/B.tsx', source: 'b;\n' },
      { file: 'C.js', source: 'c;\n' },
    ]);
  });

  test.each([
    ['nothing', ' \n', 'Paste the code'],
    ['too much', 'a'.repeat(LIMIT * 2), '1.0 MB of code'],
    ['no text', 'a\0b', 'This is not text'],
  ])('of %s is refused', (_, text, message) => {
    expect(refuseInput(text)).toContain(message);
  });

  test('of code is not', () => {
    expect(refuseInput('a')).toBeUndefined();
  });
});

test('the marks of a sentence are read', () => {
  const text = 'Pass `a={b}`, **now**: [see](/c#d) [`e`](/f).';
  expect(readInline(text)).toEqual([
    { kind: 'text', text: 'Pass ' },
    { kind: 'code', text: 'a={b}' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ': ' },
    { kind: 'link', text: 'see', to: '/c#d', isCode: false },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'e', to: '/f', isCode: true },
    { kind: 'text', text: '.' },
  ]);
  expect(linksIn(text)).toEqual(['/c#d', '/f']);
});
