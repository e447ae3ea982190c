import * as original from '@docusaurus/utils-common';
import { expect, test } from 'vitest';
import * as override from './utilsCommon';

test('the override exports what the original exports', () => {
  const names = (module: object) =>
    Object.keys(module)
      .filter((name) => name !== 'default')
      .sort();
  expect(names(override)).toEqual(names(original));
  expect(override.blogPostContainerID).toBe(original.blogPostContainerID);
  const options = { trailingSlash: false, baseUrl: '/base/' };
  for (const path of ['/base/', '/base/a/', '/base/a', '/base/a/#b']) {
    expect(override.applyTrailingSlash(path, options)).toBe(
      original.applyTrailingSlash(path, options),
    );
  }
});
