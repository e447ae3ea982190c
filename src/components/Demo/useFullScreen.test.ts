import { expect, test } from 'vitest';
import { asksForFullScreen } from './useFullScreen';

test.each([
  '',
  '#flat-list',
  '#flat-list?',
  '#modal?full-screen=true',
  '#flat-list2?full-screen=true',
  '#flat-list?full-screen=false',
  '#flat-list?half-full-screen=true',
  '#flat-list?full-screen=true&x=1',
])('%j does not ask for flat-list', (hash) => {
  expect(asksForFullScreen(hash, '#flat-list')).toBe(false);
});
