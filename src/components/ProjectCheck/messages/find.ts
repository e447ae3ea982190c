// cspell:ignore animat nativeview
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
const FIRST = ['Troubleshooting', 'FAQ', ''];
/** Most sections that are shown. */
const MOST = 3;
/** Most characters that are read, half of them from the end. */
const LONGEST = 100_000;
/** What messages and texts about the sheet, or what it runs on, speak of. */
const OURS =
  /sheet|gorhom|snap|scrollable|worklet|reanimated|gesture|portal|flash|inset|animat|layout|handle|hooks|ref\b|nativeview|wrong type/i;

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

const versionOf = ({ path }: ExplainedSection): string =>
  /^\/v(\d)\//.exec(path)?.[1] ?? '5';

/**
 * Finds the sections that explain the messages of a text, one for each: those of
 * the version that it names, if there are any, and the longest messages first.
 */
export function findSections(
  text: string,
  sections: readonly ExplainedSection[],
): ExplainedSection[] {
  // A log ends with what went wrong.
  const part =
    text.length > LONGEST
      ? `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}`
      : text;
  const words = ` ${normalize(part)} `;
  const named = majorIn(part);
  const isOurs = OURS.test(part);
  const all = sections.flatMap((section) => {
    // Any app can have a message such as `open is not a function`.
    const fits = isOurs && [named, '5'].includes(versionOf(section));
    const [message] = section.messages
      .filter((each) => words.includes(` ${each} `))
      .filter((each) => fits || OURS.test(each))
      .sort((a, b) => b.length - a.length);
    return message === undefined ? [] : [{ section, message }];
  });
  const version = [named, '5', '4', '2'].find((each) =>
    all.some(({ section }) => versionOf(section) === each),
  );
  const found = all.filter(({ section }) => versionOf(section) === version);
  const rankOf = ({ section }: (typeof all)[number]) =>
    FIRST.findIndex((name) => section.page.startsWith(name));
  // A part of a longer message is not what the reader has.
  const isPart = (message: string) =>
    found.some(
      (each) => each.message !== message && each.message.includes(message),
    );
  const told = new Set<string>();
  return found
    .filter(({ message }) => !isPart(message))
    .sort(
      (a, b) => rankOf(a) - rankOf(b) || b.message.length - a.message.length,
    )
    .filter(({ message }) => !told.has(message) && told.add(message))
    .slice(0, MOST)
    .map(({ section }) => section);
}
