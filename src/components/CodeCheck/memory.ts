import { keepers, takeKept } from '@site/src/site/release';
import type { Reply } from './engine/answer';
import type { FromVersion } from './engine/data';

interface Memory {
  text: string;
  from: FromVersion;
  reply: Reply | undefined;
}

const NAME = '#check-my-v4-code';

const [, from = 'v4', text = ''] =
  /^(v[432]) (.*)$/s.exec(takeKept(NAME) ?? '') ?? [];

/**
 * What the reader typed and was answered: it is there again when they come
 * back from a page that the answer links to. Code is kept nowhere else, but
 * while a page of a new release is loaded.
 */
export const memory: Memory = {
  text,
  from: from as FromVersion,
  reply: undefined,
};

keepers.set(NAME, () =>
  memory.text === '' ? undefined : `${memory.from} ${memory.text}`,
);
