import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Runs a command with its arguments. It accepts the options in `config` and no
 * other, and names of files only with `allowPositionals`. What it throws is for
 * whoever runs it, and says how to fix it.
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
