// cspell:ignore animat nativeview propert
/** Finds the sections of the docs that explain the messages in a text. */

/** A section of a page that explains messages. */
export interface ExplainedSection {
  /** The title of the page. */
  readonly page: string;
  /** The path of the page below the base path. */
  readonly path: string;
  readonly heading: string;
  readonly anchor: string;
  /** The messages, normalized by {@link normalizeMessage}. */
  readonly messages: readonly string[];
}

/** Quoted values in messages, which differ from app to app: `'-1'`, `'half%'`. */
const VALUES =
  /(?<!\w)(['"`])(?:-?[\d.]+|[\w-]*%\w*|true|false|null|undefined|NaN)?\1/g;
/** Prefixes of page titles, in the order of the results. */
const PAGE_PRIORITY = ['Troubleshooting', 'FAQ', ''];
/** The largest number of results. */
const MAX_SECTIONS = 3;
/** Of longer texts, half of this many characters are read from each end. */
const MAX_INPUT_LENGTH = 100_000;
/** Words of messages about the library and what it runs on. */
const LIBRARY_TERMS =
  /sheet|gorhom|snap|scrollable|worklet|reanimated|gesture|portal|flash|inset|animat|layout|handle|hooks|ref\b|nativeview|wrong type/i;

/** Messages of JavaScript engines, each with the wording that the docs use. */
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

/**
 * Reduces a message to its words, in lower case, without values that differ from app to
 * app.
 */
export function normalizeMessage(text: string): string {
  let plain = text;
  for (const [wording, one] of WORDINGS) plain = plain.replace(wording, one);
  return plain
    .replace(VALUES, ' ')
    .toLowerCase()
    .replace(/[^a-z_$]+/g, ' ')
    .trim();
}

/** The major version of the library that a text names. */
function majorIn(text: string): string | undefined {
  return /@gorhom[/+]bottom-sheet["'`]?[@\s:"'`|│~^v]{1,40}(\d)\.\d/.exec(
    text,
  )?.[1];
}

/** The major version whose docs contain a section. */
const versionOf = ({ path }: ExplainedSection): string =>
  /^\/v(\d)\//.exec(path)?.[1] ?? '5';

/** Longer texts are not a single message. */
const MAX_MESSAGE_LENGTH = 300;
/** Shorter parts of messages are ambiguous. */
const MIN_WORDS = 3;

/** A section, and the message by which it was found. */
interface Match {
  readonly section: ExplainedSection;
  readonly message: string;
}

/**
 * Finds the longest message of a section in a text.
 *
 * @param words the normalized text, between spaces
 * @param isOurs whether messages count that any app can have
 */
function messageIn(
  words: string,
  section: ExplainedSection,
  isOurs: boolean,
): string | undefined {
  const [message] = section.messages
    .filter((each) => words.includes(` ${each} `))
    // Any app can have a message such as `open is not a function`. A text without
    // anything else asks about it.
    .filter(
      (each) =>
        isOurs ||
        LIBRARY_TERMS.test(each) ||
        words.length <= MAX_MESSAGE_LENGTH,
    )
    .sort((a, b) => b.length - a.length);
  return message;
}

/**
 * Finds sections by a text that is their heading, or a part of one of their messages.
 */
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
  if (words.split(' ').length < MIN_WORDS) return [];
  return sections.flatMap((section): Match[] => {
    const all = [...section.messages, normalizeMessage(section.heading)];
    const message = all.find((each) => ` ${each} `.includes(` ${words} `));
    return message === undefined ? [] : [{ section, message }];
  });
}

/**
 * Finds the sections that explain the messages in a text, one for each message: those of
 * the version that the text names, if there are any. Of pages of the same priority, the
 * longest message comes first. A text that is only a heading or a part of a message is
 * found, too.
 */
export function findSections(
  text: string,
  sections: readonly ExplainedSection[],
): ExplainedSection[] {
  // The error is usually at the end of a log.
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
  // A message that is part of a longer one in the text is not the reader's.
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
