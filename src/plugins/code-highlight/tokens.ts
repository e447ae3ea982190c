import { grammarOf, type Language } from './languages';
import { paint, type MarkedCode } from '../../components/CodeBlock/paint';

/** Highlights a fence's code; see {@link paint} for what comes out. */
export function highlight(
  code: MarkedCode,
  language: Language,
  folds = false,
): string {
  return paint(code, language, grammarOf(language), folds);
}
