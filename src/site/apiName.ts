/** `snapPoints`, `BottomSheetFlatList`, `close()`, in a text. */
const NAME = /\b(?:[a-z]+|[A-Z][a-z\d]*[a-z\d])[A-Z]\w*(?:\(\))?/;

/** What is a name whole: also `index`, since no heading starts in lower case. */
const WHOLE_NAME = new RegExp(`^(?:${NAME.source}|[a-z]\\w*(?:\\(\\))?)$`);

/** Splits a text; each second part is the name of an API. */
export const splitAtApiNames = (text: string): string[] =>
  text.split(new RegExp(`(${NAME.source})`));

/** Splits a name before its capitals, where a long one may break. */
export const splitAtCapitals = (name: string): string[] =>
  name.split(/(?<=[a-z])(?=[A-Z])/);

/** Whether a heading or a label is the name of an API, which nobody translates. */
export const isApiName = (text: string): boolean => WHOLE_NAME.test(text);
