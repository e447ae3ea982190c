import { createElement } from 'react';
import CodeBlock from '@site/src/components/Code';
import { describe, expect, test, vi } from 'vitest';
import { checkIsland } from '.';

vi.mock('@site/src/components/Code', () => ({ default: () => null }));

describe('a component can be made again', () => {
  test.each([
    ['text, numbers and nothing', { a: 'x', b: 1, c: null, d: undefined }],
    ['lists and plain objects', { a: [1, { b: true }], c: {} }],
    ['code blocks', { children: createElement(CodeBlock) }],
    ['white space', { children: '\n' }],
  ])('from %s', (_, props) => {
    expect(() => {
      checkIsland('Ticker', props);
    }).not.toThrow();
  });
});

describe('the build stops at a prop that JSON changes', () => {
  test.each([
    ['a function', () => 1],
    ['an element', createElement('p')],
    ['a date', new Date(0)],
    ['a set', new Set([1])],
    ['NaN', NaN],
    ['a function in a list', [{ at: () => 1 }]],
  ])('%s', (_, at) => {
    expect(() => {
      checkIsland('Ticker', { at });
    }).toThrow('the prop "at" of <Ticker> cannot be written as JSON; use');
  });
});

test('the build stops at children that would be lost', () => {
  expect(() => {
    checkIsland('Ticker', { children: createElement('p') });
  }).toThrow('<Ticker> may have only code blocks as children');
});
