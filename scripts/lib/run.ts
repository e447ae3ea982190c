/**
 * Runs a command with its arguments. What it throws is for whoever runs it, and
 * says how to fix it.
 */
export async function run(
  main: (args: readonly string[]) => void | Promise<void>,
): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
