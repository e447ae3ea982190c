import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLastUpdates } from './index';

let root: string;
let site: string;

function git(cwd: string, options: readonly string[], date = '2024-01-01') {
  const time = `${date}T12:00:00Z`;
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@b', ...options],
    {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time },
    },
  );
}

function commit(name: string, text: string, date: string): void {
  fs.writeFileSync(path.join(site, name), text);
  git(root, ['add', '.']);
  git(root, ['commit', '-m', name], date);
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'dates-'));
  site = path.join(root, 'website');
  fs.mkdirSync(site);
});

afterEach(() => {
  fs.rmSync(root, { recursive: true });
});

const dayOf = (name: string) =>
  readLastUpdates(site)?.of(path.join(site, name)).toISOString().slice(0, 10);

test('a file has the date of its newest commit', () => {
  git(root, ['init']);
  commit('a.mdx', '1', '2024-01-01');
  commit('b.mdx', '1', '2024-02-02');
  commit('a.mdx', '2', '2024-03-03');
  expect(dayOf('a.mdx')).toBe('2024-03-03');
  expect(dayOf('b.mdx')).toBe('2024-02-02');
});

test('names with spaces and letters beyond ASCII are found', () => {
  git(root, ['init']);
  commit('ä b.mdx', '1', '2024-01-01');
  expect(dayOf('ä b.mdx')).toBe('2024-01-01');
});

test('a file that is not committed has the date of its writing', () => {
  git(root, ['init']);
  commit('a.mdx', '1', '2024-01-01');
  fs.writeFileSync(path.join(site, 'new.mdx'), '');
  fs.utimesSync(path.join(site, 'new.mdx'), 0, Date.UTC(2025, 4, 5) / 1000);
  expect(dayOf('new.mdx')).toBe('2025-05-05');
});

test('without a repository there are no dates', () => {
  expect(readLastUpdates(site)).toBeUndefined();
});

test('a part of the history gives no dates', () => {
  git(root, ['init']);
  commit('a.mdx', '1', '2024-01-01');
  commit('a.mdx', '2', '2024-02-02');
  const clone = path.join(root, 'clone');
  git(root, ['clone', '--depth', '1', `file://${root}`, clone]);
  expect(readLastUpdates(path.join(clone, 'website'))).toBeUndefined();
});
