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
    const last = { release: api.version, peers };
    expect(loadHistory(CURRENT).releases.at(-1)).toEqual(last);
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
    const changed = Object.entries(names).filter(
      ([name, entries]) => entries.length !== stored.names[name]?.length,
    );
    expect(
      Object.fromEntries(changed.map(([name, all]) => [name, all.at(-1)])),
    ).toMatchObject({
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

test('a name without a section is found, and a section without a name', () => {
  const member = '<Member of="BottomSheet" name="snapPoint" />';
  const source = `## \`snapPoint\`\n\n${member}\n`;
  const page = readDocumentedPage(parsePage('docs/new.mdx', source), 'docs');
  const found = checkCompleteness('v5', [page]).map(
    ({ rule, message }) => `${rule} ${message}`,
  );
  expect(found).toHaveLength(publicNames(loadApi('v5')).size + 1);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching('api-missing BottomSheet.snapPoints has no'),
      expect.stringMatching('api-unknown BottomSheet has no .* "snapPoint"'),
    ]),
  );
});
