// The stored API equals that of the package, and sections and public members match.
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { checkCompleteness, publicNames } from '../../scripts/api/completeness';
import { extractFacts } from '../../scripts/api/facts';
import { addRelease } from '../../scripts/api/history';
import { openPackage } from '../../scripts/api/package';
import { formatProblem } from '../../scripts/lib/problems';
import {
  allMembers,
  exportNames,
  loadApi,
  loadHistory,
} from '../../src/shared/api';
import { registry } from '../../src/shared/releases/registryMetadata';
import { DOCS_VERSION_NAMES } from '../../src/site/versionNames';
import { CURRENT_VERSION } from '../../src/site/versions';
import { readPages } from './pages';

describe('the stored API of the current version', () => {
  const pkg = openPackage();
  const api = loadApi(CURRENT_VERSION);
  const peers = pkg.manifest.peerDependencies;

  test('equals what the installed package exports', () => {
    expect(extractFacts(pkg)).toEqual(api);
    const { releases } = loadHistory(CURRENT_VERSION);
    expect(releases.at(-1)).toEqual({ release: api.version, peers });
    const { versions } = registry.packages['@gorhom/bottom-sheet'];
    expect(releases.map(({ release }) => release)).toEqual(
      versions.filter((version) => version.startsWith('5.')),
    );
  });

  test('adding a release records only what changed', () => {
    const stored = loadHistory(CURRENT_VERSION);
    const next = structuredClone(api);
    next.version = `${api.version}1`;
    const props = next.components.BottomSheet?.props ?? {};
    props.index = { type: 'number', default: '7', optional: true };
    delete props.detached;
    const { names } = addRelease(stored, next, peers, [next.version]);
    const last = (prop: string) => names[`BottomSheet.${prop}`]?.at(-1);
    expect(last('index')).toMatchObject({ in: next.version, default: '7' });
    expect(last('detached')).toMatchObject({ in: next.version, removed: true });
    expect(last('snapPoints')?.in).not.toBe(next.version);
  });
});

describe.each(DOCS_VERSION_NAMES)('%s', (version) => {
  const api = loadApi(version);

  test('the pages document exactly the public API', () => {
    expect(checkCompleteness(version).map(formatProblem)).toEqual([]);
  });

  test('the history has every name that has a section', () => {
    const { names } = loadHistory(version);
    const lost = [...publicNames(api)].filter((name) => !names[name]);
    expect(lost).toEqual([]);
  });

  test('no default is a placeholder of the source', () => {
    const defaults = exportNames(api).flatMap((name) =>
      [...allMembers(api, name).values()].map(({ facts }) => facts.default),
    );
    expect(defaults.join()).not.toMatch(/-999|INITIAL_/);
  });
});

test('every BottomSheet name in the prose is an export of some version', () => {
  const exported = new Set(
    DOCS_VERSION_NAMES.flatMap((version) => exportNames(loadApi(version))),
  );
  const unknown: string[] = [];
  for (const { file, tree } of readPages()) {
    visit(tree, 'inlineCode', ({ value }) => {
      const [name] = /^(?:use)?BottomSheet\w*(?=(?:\(\))?$)/.exec(value) ?? [];
      if (name && !exported.has(name)) unknown.push(`${file}: ${name}`);
    });
  }
  expect(unknown).toEqual([]);
});
