// The check of the pages against the API finds what is planted into pages that
// are otherwise complete.
import { describe, expect, test } from 'vitest';
import { checkCompleteness, publicNames } from '../../scripts/api/completeness';
import type { ApiException } from '../../scripts/api/exceptions';
import { parsePage } from '../../src/site/mdx';
import { versionByName } from '../../src/site/versions';
import { loadApi } from '../../src/api';
import { readDocumentedPage } from '../../src/api/pages';
import { API_VERSIONS, type ApiVersion } from '../../src/api/types';

/** One page with a section for everything that is public in a version. */
function completePage(version: ApiVersion): string {
  const sections = publicNames(loadApi(version)).map(({ of, name }) =>
    section(of, name),
  );
  return ['---', 'title: Everything', '---', '', ...sections].join('\n');
}

function section(of: string | undefined, name: string, text = ''): string {
  const attribute = of === undefined ? '' : `of="${of}" `;
  return `## \`${name}\`\n\n<Member ${attribute}name="${name}" />\n\n${text}\n`;
}

function check(
  version: ApiVersion,
  source: string,
  exceptions: readonly ApiException[] = [],
): string[] {
  const { docs } = versionByName(version);
  const page = readDocumentedPage(
    parsePage(`${docs}/everything.mdx`, source),
    docs,
  );
  return checkCompleteness(version, [page], exceptions).map(
    ({ rule, line, message }) => `${rule} ${line} ${message}`,
  );
}

test.each(API_VERSIONS)('a complete page of %s has no problem', (version) => {
  expect(check(version, completePage(version))).toEqual([]);
});

describe('planted', () => {
  const page = completePage('v5');
  const without = (of: string | undefined, name: string): string => {
    const cut = page.replace(section(of, name), '');
    expect(cut.length).toBeLessThan(page.length);
    return cut;
  };

  test.each([
    [undefined, 'useBottomSheet'],
    [undefined, 'SNAP_POINT_TYPE'],
    [undefined, 'BottomSheetModalProps'],
    [undefined, 'useBottomSheetInternal'],
    ['BottomSheet', 'snapPoints'],
    ['BottomSheetModal', 'enablePanDownToClose'],
    ['BottomSheetMethods', 'forceClose'],
    ['BottomSheetModalMethods', 'present'],
    ['useBottomSheetModal', 'dismissAll'],
    ['BottomSheetScrollableProps', 'focusHook'],
  ])('the section of %s %s is missing', (of, name) => {
    const key = of === undefined ? name : `${of}.${name}`;
    expect(check('v5', without(of, name))).toEqual([
      expect.stringMatching(`^api-missing 1 ${key} has no section`),
    ]);
  });

  test('a helper type is documented on one of the components that take it', () => {
    const moved = without('BottomSheetScrollableProps', 'focusHook');
    const on = (component: string) => section(component, 'focusHook');
    expect(check('v5', moved + on('BottomSheetFlatList'))).toEqual([]);
    expect(
      check(
        'v5',
        moved + on('BottomSheetFlatList') + on('BottomSheetSectionList'),
      ),
    ).toEqual([expect.stringMatching(/^api-repeated .*documented in/)]);
  });

  test('a misspelled name, with the nearest ones', () => {
    const wrong = page.replace('name="snapPoints"', 'name="snapPoint"');
    expect(check('v5', wrong)).toContainEqual(
      expect.stringMatching(
        /^api-unknown \d+ BottomSheet has no member "snapPoint".*Nearest: snapPoints/,
      ),
    );
  });

  test('a member of v5 on a page of v4', () => {
    const line = section('BottomSheet', 'containerLayoutState');
    expect(check('v4', completePage('v4') + line)).toEqual([
      expect.stringMatching(/^api-unknown .*It exists in v5 only/),
    ]);
  });

  test('a stale section without facts', () => {
    expect(check('v5', `${page}\n## \`handleHeight\`\n\nText.\n`)).toEqual([
      expect.stringMatching(
        /^api-stale \d+ `handleHeight` is not in .*5\.2\.14; it is in v4 and v2/,
      ),
    ]);
  });

  test('a section of a member without its line', () => {
    expect(check('v5', `${page}\n## \`snapToIndex\`\n\nText.\n`)).toEqual([
      expect.stringMatching(/^api-heading .*has no <Member/),
    ]);
    expect(check('v5', `${page}\n## \`snapTooIndex\`\n\nText.\n`)).toEqual([
      expect.stringMatching(/^api-heading .*Nearest: snapToIndex/),
    ]);
  });

  test('a heading in backticks that is not a member, on a page of prose', () => {
    const prose = '## `flex`\n\nText.\n';
    expect(
      check('v5', prose).filter((each) => !each.startsWith('api-missing')),
    ).toEqual([]);
  });

  test.each([
    ['## Snap points', 'prose'],
    ['## `index`', 'another name'],
  ])('a line under %s, which is %s', (heading) => {
    const moved = page.replace('## `snapPoints`', heading);
    expect(check('v5', moved)).toContainEqual(
      expect.stringMatching(
        /^api-heading .*Put it right under a heading `snapPoints`/,
      ),
    );
  });

  test('an explicit anchor is not part of the heading', () => {
    const anchored = page.replace(
      '## `snapPoints`',
      '## `snapPoints` {#points}',
    );
    expect(check('v5', anchored)).toEqual([]);
  });

  test('an inherited prop is repeated', () => {
    const line = section('BottomSheetModal', 'snapPoints');
    expect(check('v5', page + line)).toEqual([
      expect.stringMatching(
        /^api-repeated .*BottomSheetModal inherits snapPoints from BottomSheet/,
      ),
    ]);
  });

  test('a member is documented twice, once under the type of the props', () => {
    const line = section('BottomSheetProps', 'index');
    expect(check('v5', page + line)).toEqual([
      expect.stringMatching(
        /^api-repeated .*BottomSheet\.index is documented in/,
      ),
    ]);
  });

  test.each([
    [
      'It defaults to `false`.',
      /enableDynamicSizing defaults to false; the package says true/,
    ],
    ['The default is `undefined`.', /the package says true/],
    ['Default: `1`', /the package says true/],
  ])('a wrong default in the text: %s', (text, message) => {
    const wrong = page.replace(
      section('BottomSheet', 'enableDynamicSizing'),
      section('BottomSheet', 'enableDynamicSizing', text),
    );
    expect(check('v5', wrong)).toEqual([
      expect.stringMatching(new RegExp(`^api-default .*${message.source}`)),
    ]);
  });

  test('a default where there is none', () => {
    const wrong = page.replace(
      section('BottomSheet', 'onChange'),
      section('BottomSheet', 'onChange', 'It defaults to `noop`.'),
    );
    expect(check('v5', wrong)).toEqual([
      expect.stringMatching(/^api-default .*it has no default/),
    ]);
  });

  test('the right default in the text is not a problem, with or without quotes', () => {
    const right = page
      .replace(
        section('BottomSheet', 'index'),
        section('BottomSheet', 'index', 'It defaults to `0`.'),
      )
      .replace(
        section('BottomSheet', 'keyboardBehavior'),
        section(
          'BottomSheet',
          'keyboardBehavior',
          'The default is `interactive`.',
        ),
      );
    expect(check('v5', right)).toEqual([]);
  });

  test('an exception spares a name, and is refused when it spares nothing', () => {
    const exception = {
      version: 'v5',
      name: 'BottomSheet.index',
      reason: 'planted',
    } as const;
    expect(check('v5', without('BottomSheet', 'index'), [exception])).toEqual(
      [],
    );
    expect(check('v5', page, [exception])).toEqual([
      expect.stringMatching(/^api-exception .*excepts nothing/),
    ]);
  });
});
