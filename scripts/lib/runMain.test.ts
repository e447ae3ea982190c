import { afterEach, expect, test, vi } from 'vitest';
import { runMain } from './runMain';

const ARGUMENTS = process.argv.slice(0, 2);

/** What a command gets, and what it prints when it refuses its arguments. */
async function runWith(
  given: readonly string[],
  ...config: Parameters<typeof runMain>[1][]
) {
  const main = vi.fn<Parameters<typeof runMain>[0]>();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.argv = [...ARGUMENTS, ...given];
  await runMain(main, ...config);
  return {
    args: main.mock.lastCall?.[0],
    message: String(error.mock.lastCall),
  };
}

afterEach(() => {
  process.argv = ARGUMENTS;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a command gets the options and names that it declares', async () => {
  const config = {
    allowPositionals: true,
    options: { port: { type: 'string' } },
  } as const;
  const { args } = await runWith(['usage', '--port', '80'], config);
  expect(args).toMatchObject({
    positionals: ['usage'],
    values: { port: '80' },
  });
});

test.each([['--json'], ['usage']])(
  'a command that declares nothing refuses %s, and fails',
  async (given) => {
    const { args, message } = await runWith([given]);
    expect(args).toBeUndefined();
    expect(message).toContain(given);
    expect(process.exitCode).toBe(1);
  },
);
