// APIs that at least one browser in `browserslist` lacks, from MDN's compatibility
// data. ESLint forbids them, and `tests/e2e/unusualBrowser.ts` deletes them from the
// page under test.
import bcd, {
  type BrowserName,
  type Identifier,
} from '@mdn/browser-compat-data';
import semver from 'semver';
import { browserslist } from '../../package.json';

/** A member of an interface or a namespace, or the whole of it. */
export interface Api {
  /** `Element`, or `Intl.Segmenter`. */
  readonly owner: string;
  readonly name?: string;
  readonly kind: 'instance' | 'static' | 'event' | 'whole';
}

/** MDN's names of the browsers, with the oldest versions. */
const OLDEST = browserslist.production.map((query) => {
  const [name = '', version = ''] = query.split(' >= ');
  return [(name === 'ios_saf' ? 'safari_ios' : name) as BrowserName, version];
}) as readonly (readonly [BrowserName, string])[];

/** Compares `16.4` with `≤16.10`. */
function isAtMost(version: string, limit: string): boolean {
  const [first, last] = [semver.coerce(version), semver.coerce(limit)];
  return first !== null && last !== null && semver.lte(first, last);
}

/** Tells whether all the oldest browsers have an API, by this name and by default. */
const isInAll = ({ __compat }: Identifier): boolean =>
  OLDEST.every(([browser, version]) =>
    [__compat?.support[browser] ?? []].flat().some((each) => {
      const { version_added: added, version_removed, flags } = each;
      const limit = version_removed ?? flags ?? each.prefix;
      const isPlain = (limit ?? each.alternative_name) === undefined;
      return isPlain && added !== false && isAtMost(added, version);
    }),
  );

/** Yields all interfaces and members. `isOld`: all the oldest browsers have it. */
function* allApis(): Generator<Api & { readonly isOld: boolean }> {
  const builtins = bcd.javascript.builtins ?? {};
  const intl = Object.entries(builtins.Intl ?? {}).map(
    ([name, entry]) => [`Intl.${name}`, entry] as const,
  );
  const owners = [bcd.api, builtins].flatMap((all) => Object.entries(all));
  for (const [owner, entry] of [...owners, ...intl] as [string, Identifier][]) {
    if (entry.__compat !== undefined && !isInAll(entry)) {
      yield { owner, kind: 'whole', isOld: false };
      continue;
    }
    for (const [key, member] of Object.entries<Identifier>(entry)) {
      // Entries of other forms, such as `canParse.relative`, are not members.
      const [, name, kind = 'instance'] =
        /^([A-Za-z\d]+)(?:_(static|event))?$/.exec(key) ?? [];
      if (name === undefined) continue;
      yield { owner, name, kind: kind as Api['kind'], isOld: isInAll(member) };
    }
  }
}

const ALL = [...allApis()];

/** Events such as `change`, which older interfaces have too. */
const oldEvents = new Set(
  ALL.flatMap(({ isOld, kind, name }) =>
    isOld && kind === 'event' ? name : [],
  ),
);

/** The APIs that at least one of the oldest browsers lacks. */
export const UNSUPPORTED_APIS: readonly Api[] = ALL.filter(
  ({ isOld, kind, name }) =>
    !isOld && (kind !== 'event' || !oldEvents.has(name)),
);

/**
 * Makes the options of ESLint's `no-restricted-globals` and
 * `no-restricted-properties`. A member of instances is restricted wherever its
 * name is, unless an older interface has one of the same name, or it is a plain
 * word, such as `locale`, that objects of the site have too.
 *
 * @public `eslint.config.mjs` loads it.
 */
export function restrictions() {
  const message = 'Not all of the oldest browsers of `browserslist` have it.';
  const oldNames = new Set(
    ALL.flatMap(({ isOld, name }) => (isOld ? name : [])),
  );
  const globals = new Set<string>();
  const properties = new Set<string>();
  for (const { owner, name, kind } of UNSUPPORTED_APIS) {
    const [first = '', second] = owner.split('.');
    if (name === undefined && second !== undefined) {
      properties.add(`${first} ${second}`);
      continue;
    }
    if (name === undefined || owner === 'Window') {
      globals.add(name ?? owner);
    }
    // Those of iterators have the names of other things, and TypeScript's `lib`
    // does not have them.
    if (name !== undefined && kind !== 'event' && owner !== 'Iterator') {
      const isOwnWord = /[A-Z]/.test(name) && !oldNames.has(name);
      properties.add(isOwnWord ? name : `${owner} ${name}`);
    }
  }
  return {
    globals: [...globals].map((name) => ({ name, message })),
    properties: [...properties].map((pair) => {
      const [property = '', object] = pair.split(' ').reverse();
      return { object, property, message };
    }),
  };
}
