import { expect, test } from 'vitest';
import type { AfterBuildStep } from '.';
import { runSteps } from './testing';

const FILES = {
  'a.html': '<p>a<!-- -->b</p><script src=a.js></script>',
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

test('what steps insert is all that changes', async () => {
  let count = 0;
  const step: AfterBuildStep = {
    name: 'links',
    start: () => ({
      readPage: ({ $, insert }) => {
        count += 1;
        const [text] = $('p');
        const [script] = $('script');
        if (text === undefined || script === undefined) return;
        insert('before', script, '[3]');
        insert('before', script, () => `[4 of ${count}]`);
        insert('after', text, '[1]');
        insert('after', text, '[2]');
      },
    }),
  };
  expect(await runSteps([step], FILES)).toEqual({
    ...FILES,
    'a.html': '<p>a<!-- -->b</p>[1][2][3][4 of 3]<script src=a.js></script>',
  });
});

test('a copy has what is inserted into its page', async () => {
  const step: AfterBuildStep = {
    name: 'copies',
    start: () => ({
      readPage: ({ file, $, insert, copyTo }) => {
        for (const text of $('p')) insert('before', text, '!');
        if (file === 'b/c.html') copyTo('b/c/index.html');
      },
    }),
  };
  const files = await runSteps([step], FILES);
  expect(files['b/c.html']).toBe('!<p>c');
  expect(files['b/c/index.html']).toBe('!<p>c');
});

test('a failing step is named with its page and stops the rest', async () => {
  let isReached = false;
  const steps: AfterBuildStep[] = [
    {
      name: 'a',
      start: () => ({
        readPage: ({ file }) => {
          if (file === 'b/c.html') throw new Error('no title');
        },
      }),
    },
    {
      name: 'b',
      start: () => ({
        end: () => {
          isReached = true;
        },
      }),
    },
  ];
  await expect(runSteps(steps, FILES)).rejects.toThrow('a: b/c.html: no title');
  expect(isReached).toBe(false);
});

test('a step that fails without a page is named', async () => {
  const end = () => Promise.reject(new Error('no disk'));
  const steps = [{ name: 'a', start: () => ({ end }) }];
  await expect(runSteps(steps, FILES)).rejects.toThrow('a: no disk');
});

test('an element that the file does not write is no place for an insertion', async () => {
  const step: AfterBuildStep = {
    name: 'a',
    start: () => ({
      readPage: ({ $, insert }) => {
        for (const head of $('head')) insert('after', head, '!');
      },
    }),
  };
  await expect(
    runSteps([step], { 'c.html': FILES['b/c.html'] }),
  ).rejects.toThrow('a: c.html: <head> has no tag');
});
