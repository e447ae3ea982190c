import { expect, test } from 'vitest';
import {
  asksForFullScreen,
  fullScreenFragment,
  withoutFullScreen,
} from './fullScreenLink';

test.each([
  ['#flat-list', '#flat-list', '#flat-list?full-screen=true'],
  ['#example-map', '#example-map', '#example-map?full-screen=true'],
  [
    '#playground',
    '#playground?index=2',
    '#playground?index=2&full-screen=true',
  ],
])('%s in the state %s is opened by %s', (first, state, fragment) => {
  expect(fullScreenFragment(state)).toBe(fragment);
  expect(asksForFullScreen(fragment, first)).toBe(true);
  expect(withoutFullScreen(fragment)).toBe(state);
});

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
