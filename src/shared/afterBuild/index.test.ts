import { expect, test, vi } from 'vitest';
import type { AfterBuildStep, StepRun } from '.';
import { runSteps } from './testing';

const FILES = {
  'a.html': '<p>a<!-- -->b</p><script src=a.js></script><i>5</i>',
  'b/c.html': '<p>c',
  'kept.html': '<title>kept</title>',
  'd.txt': 'd',
};

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

test.each<[string, StepRun]>([
  [
    'a: a.html: <head> has no tag',
    {
      readPage: ({ $, insert }) => {
        for (const head of $('head')) insert('after', head, '!');
      },
    },
  ],
  ['a: no disk', { end: () => Promise.reject(new Error('no disk')) }],
])('a failing step stops the rest: %s', async (message, run) => {
  const end = vi.fn();
  const steps = [
    { name: 'a', start: () => run },
    { name: 'b', start: () => ({ end }) },
  ];
  await expect(runSteps(steps, FILES)).rejects.toThrow(message);
  expect(end).not.toHaveBeenCalled();
});
