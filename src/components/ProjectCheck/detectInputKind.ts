/**
 * The kinds of texts: `json` is JSON or a lockfile; `text` is any text that is neither that
 * nor code, such as the output of a command or a stack trace.
 */
export type InputKind = 'json' | 'code' | 'text';

const JSON_START = /^[{[]\s*(?:["{}[\]/']|[\w-]+\s*:\s*["'{[]|$)/;
/** Lines of a `package.json`, without the braces around them. */
const JSON_LINES = /^(?:\/\/[^\n]*\n\s*)*"[^"\n]+"\s*:/;
const LOCKFILE = /^(?:# yarn lockfile v1|__metadata:|lockfileVersion:)/m;

/** The starts of code after its comments. */
const CODE =
  /^(?:import\b(?!ant)|export |(?:const|let|var) [\w{[=]|(?:async )?function\b|class \w|interface \w|type \w+ ?[=<]|enum \w|declare |module\.exports|jest\.|require\(|return[ (]|<>|<[A-Z][\w.]*[\s/>]|@\w+|['"]use \w+['"])/;
const COMMENTS = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/|#![^\n]*\n)+/;
/** An import of the library, on any line of code. */
const LIBRARY_IMPORT =
  /^(?:import\b[^'"`;]{0,999}?|\} )from ['"]@gorhom\/bottom-sheet|^(?:const|let|var) .{1,200}\brequire\(['"]@gorhom\/bottom-sheet/m;
/** Lines that issue reports and logs contain, and code does not. */
const REPORT_OR_LOG =
  /^(?:#{1,4} |\| .*\||```|[ \t]{0,20}at .{1,500}:\d+:\d+\)?$|[ \t]*(?:ERROR|WARN|LOG)\b|(?:Uncaught |Unhandled )?\w*Error: (?!\{)|Invariant Violation)/m;

/** Detects the kind of a text; an empty one is `text`. */
export function detectInputKind(text: string): InputKind {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('// @file ')) return 'code';
  if (
    LOCKFILE.test(start) ||
    JSON_START.test(start) ||
    JSON_LINES.test(start)
  ) {
    return 'json';
  }
  const code = start.replace(COMMENTS, '');
  if (REPORT_OR_LOG.test(code)) return 'text';
  return CODE.test(code) || LIBRARY_IMPORT.test(code) ? 'code' : 'text';
}
