import { afterEach, expect, test, vi } from 'vitest';
import { runMain } from './runMain';

const ARGUMENTS = process.argv.slice(0, 2);

afterEach(() => {
  process.argv = ARGUMENTS;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a command gets the options and names that it declares', async () => {
  const main = vi.fn();
  process.argv = [...ARGUMENTS, 'usage', '--port', '80'];
  await runMain(main, {
    allowPositionals: true,
    options: { port: { type: 'string' } },
  });
  expect(main.mock.lastCall).toMatchObject([
    { positionals: ['usage'], values: { port: '80' } },
  ]);
});

test.each(['--json', 'usage'])(
  'a command that declares nothing refuses %s, and fails',
  async (given) => {
    const main = vi.fn();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    process.argv = [...ARGUMENTS, given];
    await runMain(main);
    expect(main).not.toHaveBeenCalled();
    expect(String(error.mock.lastCall)).toContain(given);
    expect(process.exitCode).toBe(1);
  },
);
