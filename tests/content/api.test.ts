// The stored API is that of the package, every public member has a section, and
// every section has a member.
import { describe, expect, test } from 'vitest';
import { checkCompleteness, publicNames } from '../../scripts/api/completeness';
import { extractFacts } from '../../scripts/api/facts';
import { addRelease } from '../../scripts/api/history';
import { openPackage } from '../../scripts/api/package';
import { formatProblem } from '../../scripts/lib/problems';
import { allMembers, exportNames, loadApi } from '../../src/shared/api';
import { loadHistory } from '../../src/shared/api/history';
import { readDocumentedPage } from '../../src/shared/api/pages';
import { API_VERSIONS } from '../../src/site/versionNames';
import { parsePage } from '../../src/site/mdx';
import { CURRENT } from '../../src/site/versions';

describe('the stored API of the current version', () => {
  const pkg = openPackage();
  const api = loadApi(CURRENT);
  const peers = pkg.manifest.peerDependencies;

  test('is what the installed package exports', () => {
    expect(extractFacts(pkg)).toEqual(api);
    expect(loadHistory(CURRENT).releases.at(-1)).toEqual({
      release: api.version,
      peers,
    });
  });

  test('the next release is added as what changed, and none is left out', () => {
    const stored = loadHistory(CURRENT);
    expect(addRelease(stored, api, peers, [])).toBe(stored);
    const next = structuredClone(api);
    next.version = `${api.version}1`;
    const props = next.components.BottomSheet?.props ?? {};
    props.index = { type: 'number', default: '7', optional: true };
    props.late = { type: 'string' };
    delete props.detached;
    const { names } = addRelease(stored, next, peers, [next.version]);
    const changed = Object.entries(names).flatMap(([name, entries]) =>
      entries.length === stored.names[name]?.length
        ? []
        : [[name, entries.at(-1)]],
    );
    expect(Object.fromEntries(changed)).toMatchObject({
      'BottomSheet.detached': { gone: true },
      'BottomSheet.index': { in: next.version, default: '7' },
      'BottomSheet.late': { in: next.version, type: 'string' },
    });
    const between = `${api.version}0`;
    expect(() => addRelease(stored, next, peers, [between])).toThrow(
      `install ${between}, and extract it first`,
    );
  });
});

describe.each(API_VERSIONS)('%s', (version) => {
  const api = loadApi(version);

  test('pages and package agree', () => {
    expect(checkCompleteness(version).map(formatProblem)).toEqual([]);
  });

  test('the history has every name that has a section', () => {
    const { names } = loadHistory(version);
    const lost = [...publicNames(api).keys()].filter((name) => !names[name]);
    expect(lost).toEqual([]);
  });

  test('no default is a placeholder of the source', () => {
    const defaults = exportNames(api).flatMap((name) =>
      [...allMembers(api, name).values()].map(({ facts }) => facts.default),
    );
    expect(defaults.join()).not.toMatch(/-999|INITIAL_/);
  });
});

describe('a page of everything', () => {
  const section = (of: string | undefined, name: string) =>
    `## \`${name}\`\n\n<Member ${of ? `of="${of}" ` : ''}name="${name}" />\n\n`;
  const page = [...publicNames(loadApi('v5')).values()]
    .map(({ of, name }) => section(of, name))
    .join('');
  const check = (source: string) =>
    checkCompleteness('v5', [
      readDocumentedPage(parsePage('docs/everything.mdx', source), 'docs'),
    ]).map(({ rule, message }) => `${rule} ${message}`);

  test.each([
    ['nothing is missing', page, []],
    [
      'a member without a section',
      page.replace(section('BottomSheet', 'snapPoints'), ''),
      ['api-missing BottomSheet.snapPoints has no section'],
    ],
    [
      'a member that does not exist',
      page + section('BottomSheet', 'snapPoint'),
      ['api-unknown BottomSheet has no member "snapPoint"'],
    ],
  ])('%s', (_, source, messages) => {
    expect(check(source)).toEqual(
      messages.map((each): unknown => expect.stringContaining(each)),
    );
  });
});
