import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Runs a command with its arguments. It accepts the options in `config` and no
 * other, and names of files only with `allowPositionals`. If the command throws, it
 * prints the message, which says how to fix the error, and the process fails.
 */
export async function runMain<Config extends ParseArgsConfig>(
  main: (args: ReturnType<typeof parseArgs<Config>>) => void | Promise<void>,
  config = {} as Config,
): Promise<void> {
  try {
    await main(parseArgs(config));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a command that takes names and no option, as {@link runMain} does. */
export const runWithNames = (
  main: (names: readonly string[]) => void | Promise<void>,
): Promise<void> =>
  runMain(({ positionals }) => main(positionals), { allowPositionals: true });
