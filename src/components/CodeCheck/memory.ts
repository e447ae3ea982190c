import type { Reply } from '@site/src/codeCheck/answer';
import type { FromVersion } from '@site/src/codeCheck/data';

interface Memory {
  text: string;
  from: FromVersion;
  reply: Reply | undefined;
}

/**
 * What the reader typed and was answered: it is there again when they come
 * back from a page that the answer links to. Code is kept nowhere else.
 */
export const memory: Memory = { text: '', from: 'v4', reply: undefined };
