import { inheritsOf, kindOf, loadApi, ownMembers } from '../../../shared/api';
import type { MemberFacts } from '../../../shared/api/types';
import { formatList } from '../../../site/formatList';

const api = loadApi('v5');

/**
 * Members that the guide has no room for: three come with `AccessibilityProps`, the
 * package marks two as experimental, and the last has no effect.
 */
const EXCLUDED_MEMBERS = [
  'accessibilityHint',
  'accessibilityLabel',
  'accessibilityRole',
  'gestureEventsHandlersHook',
  'scrollEventsHandlersHook',
  'simultaneousHandlers',
];

/** Shortens a type for the guide: no namespaces, no labels, and styles by their kind. */
const shortType = (type: string): string =>
  type
    .replace(/\[.*?\]/g, (tuple) => tuple.replace(/\w+: /g, ''))
    .replace(/StyleProp<.*>/, 'ViewStyle')
    .replace(/React\./g, '')
    .replace(/ \| ReactNode\[\]|ReactNode\[\] \| /, '')
    .replace(/\w+\??: WithSpringConfig \| WithTimingConfig/, 'configs?');

/** Writes `name = default`, with the type where the default does not show it. */
function memberText([name, facts]: [string, MemberFacts]): string {
  const { default: value, defaultNote } = facts;
  const type = shortType(facts.type);
  const [, given, returned = ''] = /^(\(.*\)) => (.*)$/.exec(type) ?? [];
  if (given !== undefined) {
    return name + given + (returned === 'void' ? '' : `: ${returned}`);
  }
  if (value === undefined) return `${name}: ${type}`;
  const isShown = /^(true|false|[\d.]+)$/.test(value) || !type.includes('|');
  return `${name}${isShown ? '' : `: ${type}`} = ${defaultNote ?? value}`;
}

/**
 * Writes an entry of a list: an export's own members, and the types it takes others from.
 *
 * @throws Error when the package does not export the name
 */
export function apiEntry(name: string): string {
  if (kindOf(api, name) === undefined) {
    throw new Error(`agents.template.md names ${name}, which is no export.`);
  }
  const members = Object.entries(ownMembers(api, name))
    .filter(
      ([member, { deprecated }]) =>
        !deprecated && !EXCLUDED_MEMBERS.includes(member),
    )
    .map(memberText);
  const code = (text: string) => `\`${text}\``;
  const owners = inheritsOf(api, name).map(({ of, type, except = [] }) =>
    [code(of ?? type), formatList(except.map(code))]
      .filter(Boolean)
      .join(' but '),
  );
  const parts = [
    members.length > 0 ? code(members.join('; ')) : '',
    owners.length > 0 ? `those of ${formatList(owners)}` : '',
  ];
  return `- ${code(name)}: ${parts.filter(Boolean).join(' and ')}`;
}
