/** Matches API names in a text: `snapPoints`, `BottomSheetFlatList`, `close()`. */
const API_NAME = /\b(?:[a-z]+|[A-Z][a-z\d]*[a-z\d])[A-Z]\w*(?:\(\))?/;

/**
 * Matches a heading or label that is only an API name. A single lower-case word counts
 * too (`index`): ordinary headings start with a capital.
 */
const WHOLE_NAME = new RegExp(`^(?:${API_NAME.source}|[a-z]\\w*(?:\\(\\))?)$`);

/** Splits a text; each second part is the name of an API. */
export const splitAtApiNames = (text: string): string[] =>
  text.split(new RegExp(`(${API_NAME.source})`));

/** Matches names that are too long for a narrow column. */
export const LONG_NAME = /\w{16}/;

/** Splits a name before its capitals, where a long one may break. */
export const splitAtCapitals = (name: string): string[] =>
  name.split(/(?<=[a-z])(?=[A-Z])/);

/** Whether a heading or a label is the name of an API, which nobody translates. */
export const isApiName = (text: string): boolean => WHOLE_NAME.test(text);
