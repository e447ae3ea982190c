import path from 'node:path';
import type { Config } from '@docusaurus/types';
import base from '../../../docusaurus.config';
import { CHANGED, SENTENCE } from './change';

const files = Object.values(CHANGED).map((file) =>
  path.resolve(__dirname, '../../..', file),
);

/** The site with one more sentence on each of two pages. */
export default {
  ...base,
  markdown: {
    ...base.markdown,
    preprocessor: ({ filePath, fileContent }) =>
      files.includes(filePath) ? `${fileContent}\n${SENTENCE}\n` : fileContent,
  },
} satisfies Config;
