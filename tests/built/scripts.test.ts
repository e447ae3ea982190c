import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COMPILE_HINT, MAIN_SCRIPT } from '@site/src/plugins/compile-hints';

const FOLDER = path.resolve(__dirname, '../../build/assets/js');

it('has the hint to compile ahead at the start of the main script alone', () => {
  // V8 takes it for a comment anywhere else.
  const hinted = readdirSync(FOLDER).filter((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8').startsWith(
      `${COMPILE_HINT}\n`,
    ),
  );
  expect(hinted).toEqual([expect.stringMatching(MAIN_SCRIPT)]);
});
