import { expect, test, vi } from 'vitest';
import type { AfterBuildStep, StepRun } from '.';
import { runSteps } from './testing';

const FILES = {
  'a.html': '<p>a<!-- -->b</p><script src=a.js></script><i>5</i>',
  'b/c.html': '<p>c',
  'kept.html': '<title>kept</title>',
  'd.txt': 'd',
};

test('each page is shown to all steps, then they end', async () => {
  const log: string[] = [];
  const step = (name: string, delay: number): AfterBuildStep => ({
    name,
    start: () => ({
      readPage: ({ file, $ }) => {
        log.push(`${name} ${file} ${$('p').text()}`);
      },
      end: async () => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        log.push(`${name} ends`);
      },
    }),
  });
  const files = { 'a.html': FILES['a.html'], 'b/c.html': FILES['b/c.html'] };
  await runSteps([step('1', 5), step('2', 0)], files);
  expect(log).toEqual([
    '1 a.html ab',
    '2 a.html ab',
    '1 b/c.html c',
    '2 b/c.html c',
    '1 ends',
    '2 ends',
  ]);
});

test('what steps insert and take is all that changes, in copies too', async () => {
  let count = 0;
  const step: AfterBuildStep = {
    name: 'links',
    start: () => ({
      readPage: ({ file, $, insert, take, copyTo }) => {
        count += 1;
        const [text] = $('p');
        const [script] = $('script');
        const [moved] = $('i');
        if (file === 'b/c.html') copyTo('b/c/index.html');
        if (!text || !script || !moved) return;
        insert('before', script, '[3]');
        insert('before', script, () => `[4 of ${count}]`);
        insert('after', text, '[1]');
        insert('after', text, '[2]');
        insert('before', text, take(moved));
        copyTo('a/index.html');
      },
    }),
  };
  const changed =
    '<i>5</i><p>a<!-- -->b</p>[1][2][3][4 of 3]<script src=a.js></script>';
  expect(await runSteps([step], FILES)).toEqual({
    ...FILES,
    'a.html': changed,
    'a/index.html': changed,
    'b/c/index.html': FILES['b/c.html'],
  });
});

test.each<[string, StepRun, string]>([
  [
    'with its page',
    {
      readPage: ({ file }) => {
        if (file === 'b/c.html') throw new Error('no title');
      },
    },
    'a: b/c.html: no title',
  ],
  [
    'without a page',
    { end: () => Promise.reject(new Error('no disk')) },
    'a: no disk',
  ],
  [
    'that inserts at an element that the file does not write',
    {
      readPage: ({ $, insert }) => {
        for (const head of $('head')) insert('after', head, '!');
      },
    },
    'a: a.html: <head> has no tag',
  ],
])(
  'a failing step is named %s, and stops the rest',
  async (_, run, message) => {
    const isReached = vi.fn();
    const steps = [
      { name: 'a', start: () => run },
      { name: 'b', start: () => ({ end: isReached }) },
    ];
    await expect(runSteps(steps, FILES)).rejects.toThrow(message);
    expect(isReached).not.toHaveBeenCalled();
  },
);
