// The rows that authors write by hand hold what the types say, and more.
import { Joi } from '@docusaurus/utils-validation';
import { expect, test } from 'vitest';
import manifest from '../../../package.json';
import { API_VERSIONS } from '../../site/versionNames';
import compatibility from './compatibility.json';
import { ARCHITECTURES } from '../install/install';
import installLines from '../install/installLines.json';
import { CONDITIONS, newestLike } from './issueRows';
import details from './knownIssueDetails.json';
import knownIssues from './knownIssueRows.json';
import { PACKAGES } from './packageNames';
import { PLATFORM_LABELS } from '../platforms';

const text = Joi.string().trim().required();
const list = (item: Joi.Schema) =>
  Joi.array().items(item.optional()).min(1).required();
const texts = list(text);
const rows = (row: object) => list(Joi.object(row));
const ranges = (names: readonly string[]) =>
  Joi.object(Object.fromEntries(names.map((name) => [name, Joi.string()])));
const name = text.valid(...PACKAGES);
const line = {
  docs: text.valid(...API_VERSIONS),
  packages: ranges(PACKAGES).required(),
};

const FILES: Readonly<Record<string, readonly [object, Joi.Schema]>> = {
  compatibility: [
    compatibility,
    Joi.object({
      expo: rows({
        ...{ sdk: text, library: text, alsoReactNative: Joi.string() },
        status: text.valid('tested', 'declared', 'outdated'),
      }),
      reanimated: rows({ version: text, library: text }),
      declaredRanges: rows({
        library: text,
        reanimated: text,
        gestureHandler: text,
      }),
    }),
  ],
  installLines: [
    installLines,
    Joi.object({
      lines: rows({
        ...{ ...line, reactNative: texts },
        architecture: text.valid(...ARCHITECTURES),
      }),
      expo: rows({ ...line, sdks: texts }),
      limits: rows({
        ...{ package: name, versions: text, with: name, why: text },
        ...{ needs: text.allow(null), source: text.uri() },
        untried: Joi.valid(true),
      }),
    }),
  ],
  knownIssueRows: [
    knownIssues,
    rows({
      id: text.valid(...Object.keys(details)),
      ...{ symptom: text, from: text, fixedIn: text.allow(null) },
      to: Joi.string().when('fixedIn', { not: null, then: Joi.required() }),
      platforms: list(text.valid(...Object.keys(PLATFORM_LABELS))),
      ...{ with: Joi.string(), when: ranges(CONDITIONS) },
    }).length(Object.keys(details).length),
  ],
  knownIssueDetails: [
    details,
    Joi.object().pattern(Joi.any(), {
      ...{ task: text, workaround: text, page: Joi.string() },
      evidence: text.valid('source', 'report'),
      links: list(text.uri({ scheme: 'https' })),
      members: Joi.array().items(text),
    }),
  ],
};

test.each(Object.entries(FILES))('%s.json', (_, [data, schema]) => {
  expect(schema.validate(data, { convert: false }).error).toBeUndefined();
});

test('the site runs the newest release, and open issues have no end', () => {
  const site = manifest.dependencies['@gorhom/bottom-sheet'];
  expect(newestLike(site)).toBe(site);
  const ended = knownIssues.filter(({ to, from }) => to === newestLike(from));
  expect(ended).toEqual([]);
});
