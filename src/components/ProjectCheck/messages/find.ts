// cspell:ignore animat nativeview
/** Finds the sections that explain the messages of a text. */

/** A section of a page that explains messages. */
export interface ExplainedSection {
  /** The page's title, and its address below the base path. */
  readonly page: string;
  readonly path: string;
  readonly heading: string;
  readonly anchor: string;
  /** As {@link normalize} has them. */
  readonly messages: readonly string[];
}

/** What is in quotes and differs from app to app: `'-1'`, `'half%'`. */
const VALUES =
  /(?<!\w)(['"`])(?:-?[\d.]+|[\w-]*%\w*|true|false|null|undefined|NaN)?\1/g;
/** Pages whose subject are messages come first. */
const FIRST = ['Troubleshooting', 'FAQ'];
/** Most sections that are shown. */
const MOST = 3;
/** Most characters that are read, half of them from the end. */
const LONGEST = 100_000;
/** What messages and texts about the sheet, or what it runs on, speak of. */
const OURS =
  /sheet|gorhom|snap|scrollable|worklet|reanimated|gesture|portal|flash|inset|animat|layout|handle|hooks|ref\b|nativeview/i;

/** The words of a message, without what differs from app to app. */
export function normalize(text: string): string {
  return text
    .replace(VALUES, ' ')
    .toLowerCase()
    .replace(/[^a-z_$]+/g, ' ')
    .trim();
}

/** The major version of the sheet that a text names. */
function majorIn(text: string): string | undefined {
  return /@gorhom[/+]bottom-sheet["'`]?[@\s:"'`|│~^v]{1,40}(\d)\.\d/.exec(
    text,
  )?.[1];
}

/** The part of a text that is read: a log ends with what went wrong. */
const partOf = (text: string): string =>
  text.length > LONGEST
    ? `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}`
    : text;

const versionOf = ({ path }: ExplainedSection): string =>
  /^\/v(\d)\//.exec(path)?.[1] ?? '5';

/**
 * The longest of the messages that a text has.
 *
 * @param isOurs - whether the text is about the sheet: any app can have a message
 *   such as `open is not a function`
 */
function longestIn(
  words: string,
  messages: readonly string[],
  isOurs: boolean,
): string {
  return messages
    .filter((message) => words.includes(` ${message} `))
    .filter((message) => isOurs || OURS.test(message))
    .reduce((a, b) => (b.length > a.length ? b : a), '');
}

function rankOf({ page }: ExplainedSection): number {
  const rank = FIRST.findIndex((name) => page.startsWith(name));
  return rank === -1 ? FIRST.length : rank;
}

/**
 * Finds the sections that explain the messages of a text, one for each: those of
 * the version that it names, if there are any, and the longest messages first.
 *
 * @param text - what a reader pasted
 * @param sections - of all versions
 */
export function findSections(
  text: string,
  sections: readonly ExplainedSection[],
): ExplainedSection[] {
  const part = partOf(text);
  const words = ` ${normalize(part)} `;
  const named = majorIn(part);
  const isOurs = OURS.test(part);
  const all = sections
    .map((section) => {
      const fits = isOurs && [named, '5'].includes(versionOf(section));
      return { section, message: longestIn(words, section.messages, fits) };
    })
    .filter(({ message }) => message !== '');
  const version = [named, '5', '4', '2'].find((each) =>
    all.some(({ section }) => versionOf(section) === each),
  );
  const found = all.filter(({ section }) => versionOf(section) === version);
  return found
    .filter(
      ({ message }) =>
        // A part of a longer message is not what the reader has.
        !found.some(
          (other) =>
            other.message !== message && other.message.includes(message),
        ),
    )
    .sort(
      (a, b) =>
        rankOf(a.section) - rankOf(b.section) ||
        b.message.length - a.message.length,
    )
    .filter(
      ({ message }, index, sorted) =>
        sorted.findIndex((other) => other.message === message) === index,
    )
    .slice(0, MOST)
    .map(({ section }) => section);
}
