// cspell:ignore animat nativeview propert
/** A section of a page that explains messages. */
export interface ExplainedSection {
  /** The page's title, and its address below the base path. */
  readonly page: string;
  readonly path: string;
  readonly heading: string;
  readonly anchor: string;
  /** As {@link normalizeMessage} has them. */
  readonly messages: readonly string[];
}

/** What is in quotes and differs from app to app: `'-1'`, `'half%'`. */
const VALUES =
  /(?<!\w)(['"`])(?:-?[\d.]+|[\w-]*%\w*|true|false|null|undefined|NaN)?\1/g;
/** Pages whose subject are messages come first. */
const PAGE_PRIORITY = ['Troubleshooting', 'FAQ', ''];
/** Most sections that are shown. */
const MAX_SECTIONS = 3;
/** Most characters that are read, half of them from the end. */
const MAX_INPUT_LENGTH = 100_000;
/** What messages and texts about the sheet, or what it runs on, speak of. */
const LIBRARY_TERMS =
  /sheet|gorhom|snap|scrollable|worklet|reanimated|gesture|portal|flash|inset|animat|layout|handle|hooks|ref\b|nativeview|wrong type/i;

/** What engines say of the same failure, with one wording for each. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [
    /cannot read propert(?:y|ies) of (?:undefined|null) \(reading '([\w$]{1,99})'\)/gi,
    "Cannot read property '$1' of undefined",
  ],
  [/(cannot read property '[\w$]{1,99}' of) null/gi, '$1 undefined'],
  [
    /(?:undefined|null) is not an object \(evaluating '[^'\n]{0,200}?([\w$]{1,99})'\)/gi,
    "Cannot read property '$1' of undefined",
  ],
  [
    /undefined is not a function \(near '[^'\n]{0,200}?\.?([\w$]{1,99})(?:\.{3})?'\)/gi,
    '$1 is not a function',
  ],
];

/** The words of a message, without what differs from app to app. */
export function normalizeMessage(text: string): string {
  let plain = text;
  for (const [wording, one] of WORDINGS) plain = plain.replace(wording, one);
  return plain
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

/** Most characters of a text that is one message, or a part of one. */
const MAX_MESSAGE_LENGTH = 300;
const FEWEST_WORDS = 3;

interface Match {
  readonly section: ExplainedSection;
  readonly message: string;
}

/** The section's longest message that the text has. */
function messageIn(
  words: string,
  section: ExplainedSection,
  isOurs: boolean,
): string | undefined {
  const [message] = section.messages
    .filter((each) => words.includes(` ${each} `))
    // Any app can have a message such as `open is not a function`, but who has
    // pasted nothing else asks about it.
    .filter(
      (each) =>
        isOurs ||
        LIBRARY_TERMS.test(each) ||
        words.length <= MAX_MESSAGE_LENGTH,
    )
    .sort((a, b) => b.length - a.length);
  return message;
}

/** The sections whose heading a text is, or of whose messages it is a part. */
function partMatches(
  text: string,
  sections: readonly ExplainedSection[],
): Match[] {
  if (text.length > MAX_MESSAGE_LENGTH) return [];
  const words = normalizeMessage(text);
  const titled = sections.filter(
    ({ heading }) => normalizeMessage(heading) === words,
  );
  if (titled.length > 0) {
    return titled.map((section) => ({ section, message: words }));
  }
  if (words.split(' ').length < FEWEST_WORDS) return [];
  return sections.flatMap((section): Match[] => {
    const all = [...section.messages, normalizeMessage(section.heading)];
    const message = all.find((each) => ` ${each} `.includes(` ${words} `));
    return message === undefined ? [] : [{ section, message }];
  });
}

/**
 * Finds the sections that explain the messages of a text, one for each: those of
 * the version that it names, if there are any, and the longest messages first. A
 * heading, and a part of a message, are found where they are all of the text.
 */
export function findSections(
  text: string,
  sections: readonly ExplainedSection[],
): ExplainedSection[] {
  // A log ends with what went wrong.
  const part =
    text.length > MAX_INPUT_LENGTH
      ? `${text.slice(0, MAX_INPUT_LENGTH / 2)}\n${text.slice(-MAX_INPUT_LENGTH / 2)}`
      : text;
  const words = ` ${normalizeMessage(part)} `;
  const named = majorIn(part);
  const isOurs = LIBRARY_TERMS.test(part);
  const whole = sections.flatMap((section): Match[] => {
    const fits = isOurs && [named, '5'].includes(versionOf(section));
    const message = messageIn(words, section, fits);
    return message === undefined ? [] : [{ section, message }];
  });
  const titled = partMatches(part, sections);
  const isTitle = titled.some(({ section }) =>
    whole.every((each) => each.section !== section),
  );
  const all = isTitle || whole.length === 0 ? [...titled, ...whole] : whole;
  const version = [named, '5', '4', '2'].find((each) =>
    all.some(({ section }) => versionOf(section) === each),
  );
  const found = all.filter(({ section }) => versionOf(section) === version);
  const rankOf = ({ section }: Match) =>
    PAGE_PRIORITY.findIndex((name) => section.page.startsWith(name));
  // A part of a longer message is not what the reader has.
  const isPart = (message: string) =>
    found.some(
      (each) => each.message !== message && each.message.includes(message),
    );
  const seen = new Set<string>();
  return found
    .filter(({ message }) => !isPart(message))
    .sort(
      (a, b) => rankOf(a) - rankOf(b) || b.message.length - a.message.length,
    )
    .filter(({ message }) => !seen.has(message) && seen.add(message))
    .slice(0, MAX_SECTIONS)
    .map(({ section }) => section);
}
