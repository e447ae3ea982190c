/**
 * Writes the data of the checker of v4 code, `src/codeCheck/data.json`: run it
 * after a change of the API or of a migration table.
 *
 *   npm run code-check:data
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/site/versions';
import { makeCodeCheckData } from './codeCheck/data';

writeFileSync(
  path.join(ROOT, 'src/codeCheck/data.json'),
  `${JSON.stringify(makeCodeCheckData(), null, 2)}\n`,
);
