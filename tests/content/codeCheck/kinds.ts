/**
 * Small inputs for the checker of v4 code, and the right answers. `kinds.txt`
 * has one below each `##`: the kind, the version if it is not v4, what the
 * checker says, then the code, then after `--` texts that the result has.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FromVersion } from '../../../src/components/ProjectCheck/code/data';

interface Kind {
  readonly title: string;
  readonly from: FromVersion;
  /** `level name`, in the order of the source. */
  readonly expected: readonly string[];
  readonly code: string;
  readonly results: readonly string[];
}

/** What inputs take from packages without an import of their own. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  '@gorhom/bottom-sheet':
    /\b(?:BottomSheet(?:Modal|View|FlatList|ScrollView|Footer|Handle|ModalProvider)?|BottomSheet\w*Props|useBottomSheet\w*|[A-Z]+_STATE|WINDOW_HEIGHT)\b/g,
  react:
    /\b(?:React(?=\.)|memo|lazy|forwardRef|createContext|createElement|cloneElement|use(?:Ref|Memo|Callback|Context)|FC|RefObject|ComponentProps|ElementRef)\b/g,
  'react-native': /\b(?:Text|View|Button|StyleSheet|Platform|ViewStyle)\b/g,
  'react-native-reanimated':
    /\b(?:Animated(?=\.)|useAnimatedStyle|useDerivedValue|useSharedValue|FadeIn|ReduceMotion|SharedValue)\b/g,
};

const DEFAULTS = ['BottomSheet', 'React', 'Animated'];

/** Adds the imports; in front of the first line, so that lines count. */
function withImports(code: string): string {
  const isWhole =
    /@gorhom\/bottom-sheet['"]/.test(code) &&
    /from '@gorhom|require\(|import\(|jest/.test(code) &&
    !/\bmock\b/.test(code);
  const own = code.replace(/'[^'\n]*'/g, "''");
  const imports = Object.entries(PACKAGES).map(([from, pattern]) => {
    if (isWhole && !/^react(?:-native)?$/.test(from)) return '';
    const found = [...own.matchAll(pattern)]
      .filter(({ index }) => !/[.\w]$/.test(own.slice(0, index)))
      .map(([name]) => name)
      .filter((name) => !new RegExp(`(?:const|enum) ${name}\\b`).test(own));
    const names = [...new Set(found)];
    const list = names.filter((name) => !DEFAULTS.includes(name)).join(', ');
    const what = [
      ...names.filter((name) => DEFAULTS.includes(name)),
      ...(list === '' ? [] : [`{ ${list} }`]),
    ];
    return what.length === 0
      ? ''
      : `import ${what.join(', ')} from '${from}'; `;
  });
  return imports.join('') + code;
}

const text = readFileSync(path.join(__dirname, 'kinds.txt'), 'utf8');

export const KINDS: readonly Kind[] = text
  .split(/^## /m)
  .slice(1)
  .map((block) => {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const [, title = '', from = 'v4', said = ''] =
      /^(\S+)(?: (v[23]))?(?: (.*))?$/.exec(head) ?? [];
    const [code = '', ...results] = lines.join('\n').split(/^-- /m);
    return {
      title,
      from: from as FromVersion,
      expected: said === '' ? [] : said.split('; '),
      code: withImports(code),
      results: results.map((each) => each.trimEnd()),
    };
  });
