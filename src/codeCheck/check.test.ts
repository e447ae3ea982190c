/* eslint-disable max-lines -- a table of styles of code */
import { describe, expect, test } from 'vitest';
import { checkFile, isReport, type FileReport } from './check';
import type { FromVersion } from './data';

function report(
  code: string,
  from: FromVersion = 'v4',
  file = 'App.tsx',
): FileReport {
  const result = checkFile(file, code, from);
  if (!isReport(result)) throw new Error(result.message);
  return result;
}

/** `line level name` of what has to be done, and of what is not understood. */
function todo(code: string, from?: FromVersion, file?: string): string[] {
  const { findings, unknown } = report(code, from, file);
  return [
    ...findings
      .filter(({ level }) => level !== 'know')
      .map(({ level, line, name }) => `${line} ${level} ${name}`),
    ...unknown.map(({ line }) => `${line} unknown`),
  ];
}

const SHEET = `import BottomSheet, { BottomSheetModal, BottomSheetView } from '@gorhom/bottom-sheet';
import React, { createRef, forwardRef, memo, useCallback, useMemo, useRef } from 'react';`;

describe('names', () => {
  test.each([
    [
      'an alias',
      "import { SCROLLABLE_STATE as S } from '@gorhom/bottom-sheet'; S.LOCKED;",
      ['1 change SCROLLABLE_STATE', '1 change SCROLLABLE_STATE'],
    ],
    [
      'a namespace',
      "import * as B from '@gorhom/bottom-sheet'; B.SCROLLABLE_STATE.LOCKED;",
      ['1 change SCROLLABLE_STATE'],
    ],
    [
      'a type of a namespace',
      "import * as B from '@gorhom/bottom-sheet'; type A = B.SCROLLABLE_STATE;",
      ['1 change SCROLLABLE_STATE'],
    ],
    [
      'require',
      "const { KEYBOARD_STATE } = require('@gorhom/bottom-sheet');",
      ['1 change KEYBOARD_STATE'],
    ],
    [
      'require as a module',
      "const B = require('@gorhom/bottom-sheet'); B.default; B.ANIMATION_STATE.RUNNING;",
      ['1 change ANIMATION_STATE'],
    ],
    [
      'a dynamic import',
      "async function f() { const B = await import('@gorhom/bottom-sheet'); return B.ANIMATION_STATE; }",
      ['1 change ANIMATION_STATE'],
    ],
    [
      'another thing of the same name',
      "import '@gorhom/bottom-sheet';\nimport { SCROLLABLE_STATE } from './mine'; SCROLLABLE_STATE;",
      [],
    ],
    [
      'a shadowed name',
      "import { SCROLLABLE_STATE as S } from '@gorhom/bottom-sheet';\nfunction f(S: {}) { return S; }",
      ['1 change SCROLLABLE_STATE'],
    ],
  ])('%s', (_, code, expected) => {
    expect(todo(code)).toEqual(expected);
  });

  test('an alias keeps its name, and all else gets the new one', () => {
    expect(
      report(
        "import { SCROLLABLE_STATE as S } from '@gorhom/bottom-sheet';\nS.LOCKED;",
      ).code,
    ).toBe(
      "import { SCROLLABLE_STATUS as S } from '@gorhom/bottom-sheet';\nS.LOCKED;",
    );
    expect(
      report(
        "import { SCROLLABLE_STATE } from '@gorhom/bottom-sheet';\nSCROLLABLE_STATE.LOCKED;",
      ).code,
    ).toBe(
      "import { SCROLLABLE_STATUS } from '@gorhom/bottom-sheet';\nSCROLLABLE_STATUS.LOCKED;",
    );
    expect(
      report(
        "const { SCROLLABLE_STATE } = require('@gorhom/bottom-sheet');\nSCROLLABLE_STATE.LOCKED;",
      ).code,
    ).toBe(
      "const { SCROLLABLE_STATUS: SCROLLABLE_STATE } = require('@gorhom/bottom-sheet');\nSCROLLABLE_STATE.LOCKED;",
    );
  });
});

describe('methods are found on', () => {
  const call = (before: string, target: string) =>
    `${SHEET}\n${before}\n${target}.snapToPosition(300);`;
  const found = ['4 decide snapToPosition'];
  test.each([
    ['useRef', 'const ref = useRef<BottomSheet>(null);', 'ref.current?'],
    [
      'React.useRef',
      'const ref = React.useRef<BottomSheet>(null);',
      'ref.current!',
    ],
    ['a modal', 'const ref = useRef<BottomSheetModal>(null);', 'ref.current'],
    ['createRef', 'const ref = createRef<BottomSheet>();', 'ref.current'],
    [
      'a ref of JavaScript',
      'const ref = useRef(null); const a = <BottomSheet ref={ref} enableDynamicSizing />;',
      'ref.current',
    ],
    [
      'a variable',
      'let sheet; const a = <BottomSheet enableDynamicSizing ref={r => { sheet = r; }} />;',
      'sheet',
    ],
    [
      'a variable with a type',
      'let sheet: BottomSheet | null = null;',
      'sheet',
    ],
    [
      'a ref of a created element',
      'const { ref } = { ref: useRef(null) }; React.createElement(BottomSheet, { ref, enableDynamicSizing: true });',
      'ref.current',
    ],
    [
      'what is taken out of a ref',
      'const ref = useRef<BottomSheet>(null); const { current } = ref;',
      'current',
    ],
    [
      'a ref type',
      'declare const ref: React.RefObject<BottomSheet>;',
      'ref.current',
    ],
    [
      'the type of the component',
      'const ref = useRef<React.ElementRef<typeof BottomSheet>>(null);',
      'ref.current',
    ],
    [
      'a hook of the app',
      'const useSheet = () => { const sheet = useRef<BottomSheet>(null); return { sheet }; }; const { sheet } = useSheet();',
      'sheet.current?',
    ],
    ['an assertion', 'declare const any: unknown;', '(any as BottomSheet)'],
  ])('%s', (_, before, target) => {
    expect(todo(call(before, target))).toEqual(found);
  });

  test('the result of a hook', () => {
    const code = (use: string) =>
      `import { useBottomSheet } from '@gorhom/bottom-sheet';\n${use}`;
    expect(todo(code('useBottomSheet().snapToPosition(1)'))).toEqual([
      '2 decide snapToPosition',
    ]);
    expect(
      todo(code('const sheet = useBottomSheet(); sheet.snapToPosition(1)')),
    ).toEqual(['2 decide snapToPosition']);
    expect(
      todo(code('const { snapToPosition: go } = useBottomSheet();\ngo(1);')),
    ).toEqual(['2 decide snapToPosition', '3 decide snapToPosition']);
  });

  test('what is not a sheet has its own methods', () => {
    expect(todo(call('const ref = useRef<Map>(null);', 'ref.current'))).toEqual(
      [],
    );
  });

  test('the fields of a class', () => {
    const body = (fields: string, ref: string) => `${SHEET}
class Screen extends React.Component {
  ${fields}
  open = () => this.sheet${ref}.snapToPosition(1);
  render() { return <BottomSheet ref={REF} enableDynamicSizing />; }
}`;
    const expected = ['5 decide snapToPosition'];
    expect(
      todo(
        body('sheet = createRef<BottomSheet>();', '.current?').replace(
          'REF',
          'this.sheet',
        ),
      ),
    ).toEqual(expected);
    expect(
      todo(
        body('sheet = React.createRef();', '.current').replace(
          'REF',
          'this.sheet',
        ),
        'v4',
        'a.js',
      ),
    ).toEqual(expected);
    expect(
      todo(
        body(
          'constructor(p) { super(p); this.sheet = React.createRef(); }',
          '.current',
        ).replace('REF', 'this.sheet'),
        'v4',
        'a.js',
      ),
    ).toEqual(expected);
    expect(
      todo(
        body('', '').replace('REF', '(sheet) => (this.sheet = sheet)'),
        'v4',
        'a.js',
      ),
    ).toEqual(expected);
    expect(
      todo(
        body('sheet: BottomSheet | null = null;', '!').replace(
          'REF',
          '(sheet) => { this.sheet = sheet; }',
        ),
      ),
    ).toEqual(expected);
  });

  test('what forwardRef is given', () => {
    expect(
      todo(`${SHEET}
const Sheet = forwardRef<BottomSheetModal, {}>((props, ref) => {
  const open = () => ref.current.present({ id: 1 });
  return <BottomSheetModal ref={ref} enableDynamicSizing />;
});`),
    ).toEqual(['4 decide present']);
  });
});

describe('props', () => {
  test('of elements, created elements, and objects that are spread', () => {
    expect(
      todo(`${SHEET}
const more = { handleHeight: 24, snapPoints: [100] };
const a = <BottomSheet {...more} enableDynamicSizing={false} />;
const b = React.createElement(BottomSheet, { contentHeight: 3, enableDynamicSizing: false });
const c = <BottomSheet {...(b && { containerHeight: 1 })} enableDynamicSizing={false} />;`),
    ).toEqual([
      '3 change handleHeight',
      '5 change contentHeight',
      '6 decide containerHeight',
    ]);
  });

  test('of the library’s parts are known where they are spread', () => {
    const backdrop = (props: string) => `${SHEET}
import { BottomSheetBackdrop } from '@gorhom/bottom-sheet';
import type { BottomSheetBackdropProps } from '@gorhom/bottom-sheet';
const Backdrop = useCallback((${props}) => <BottomSheetBackdrop {...props} opacity={1} />, []);
const a = <BottomSheet backdropComponent={Backdrop} enableDynamicSizing={false} />;`;
    expect(todo(backdrop('props: BottomSheetBackdropProps'))).toEqual([]);
    expect(todo(backdrop('props'), 'v4', 'a.js')).toEqual([]);
  });

  test('that are not written are named', () => {
    const { unknown, code } = report(`${SHEET}
export const Sheet = ({ title, ...rest }) => (
  <BottomSheet index={0} {...rest}>{title}</BottomSheet>
);
export const Use = () => <Sheet keyboardBehavior="extend" handleHeight={3} title="a" />;`);
    expect(unknown).toEqual([
      {
        line: 4,
        text: expect.stringContaining(
          '`Sheet` passes its props on to `BottomSheet`',
        ) as unknown,
      },
    ]);
    // Before the others, which may still set it.
    expect(code).toContain(
      '<BottomSheet enableDynamicSizing={false} index={0} {...rest}>',
    );
    expect(code).toContain('<Sheet keyboardBehavior="extend" title="a" />');
  });
});

describe('what is not understood is named', () => {
  test.each([
    [
      'an export',
      "export { BottomSheetModal } from '@gorhom/bottom-sheet';",
      're-exports the library',
    ],
    [
      'an export of all',
      "export * from '@gorhom/bottom-sheet';",
      're-exports the library',
    ],
    [
      'an export of an import',
      "import { BottomSheetModal } from '@gorhom/bottom-sheet';\nexport { BottomSheetModal };",
      're-exports the library',
    ],
    [
      'a wrapper',
      `${SHEET}\nconst Sheet = styled(BottomSheet);`,
      '`styled(…)` wraps `BottomSheet`',
    ],
    [
      'a file inside the package',
      "import type { BottomSheetMethods } from '@gorhom/bottom-sheet/lib/typescript/types';",
      'inside the package',
    ],
    [
      'a computed member',
      `${SHEET}\nconst ref = useRef<BottomSheet>(null); ref.current[name]();`,
      'not visible here',
    ],
    [
      'a ref that is given away',
      `${SHEET}\nconst ref = useRef<BottomSheet>(null); const a = <Opener sheet={ref} />;`,
      '`Opener` receives a ref',
    ],
  ])('%s', (_, code, text) => {
    const { unknown, isComplete } = report(code);
    expect(unknown.map((each) => each.text)).toContainEqual(
      expect.stringContaining(text),
    );
    expect(isComplete).toBe(false);
  });

  test.each([
    [
      'an export under a name',
      "import * as B from '@gorhom/bottom-sheet';\nexport const { BottomSheetModal } = B;",
      're-exports the library',
    ],
    [
      'a default export',
      `${SHEET}\nexport default BottomSheet;`,
      're-exports the library',
    ],
    [
      'an export of CommonJS',
      "module.exports = { Sheet: require('@gorhom/bottom-sheet').default };",
      're-exports the library',
    ],
    [
      'a prop that no version has',
      `${SHEET}\nconst a = <BottomSheet enableDynamicSizing initialSnapIndex={1} />;`,
      '`BottomSheet` has no prop `initialSnapIndex`',
    ],
    [
      'a method of something unknown',
      `${SHEET}\nconst f = ({ sheet }) => sheet.current.snapToPosition(1);`,
      '`sheet.current.snapToPosition()` may be a method of a sheet',
    ],
  ])('%s', (_, code, text) => {
    expect(report(code).unknown.map((each) => each.text)).toContainEqual(
      expect.stringContaining(text),
    );
  });

  test('memo hides nothing', () => {
    expect(
      todo(
        `${SHEET}\nconst Sheet = memo(BottomSheet);\nconst a = <Sheet handleHeight={1} enableDynamicSizing={false} />;`,
      ),
    ).toEqual(['4 change handleHeight']);
  });
});

describe('changes', () => {
  const sheet = (props: string, children = '') =>
    `${SHEET}\nconst a = <BottomSheet enableDynamicSizing={false} ${props}>${children}</BottomSheet>;`;
  const modal = (props: string) =>
    `${SHEET}\nconst a = <BottomSheetModal enableDynamicSizing={false} ${props} />;`;
  test.each([
    [sheet('backdropComponent={null}'), ['enableDynamicSizing={false}>']],
    [
      sheet('backdropComponent={a ? B : null}'),
      ['backdropComponent={a ? B : undefined}'],
    ],
    [sheet('', '{() => <View />}'), ['<View /></BottomSheet>']],
    [modal('stackBehavior="replace"'), ['stackBehavior="switch"']],
    [modal("stackBehavior={'replace'}"), ["stackBehavior={'switch'}"]],
    [
      `${SHEET}\nconst points = ['50%'] as const;\nconst a = <BottomSheet enableDynamicSizing={false} snapPoints={points} />;`,
      ["points = ['50%'];"],
    ],
    [
      `${SHEET}\nconst points = useMemo(() => ['50%'] as const, []);\nconst a = <BottomSheet enableDynamicSizing={false} snapPoints={points} />;`,
      ["useMemo(() => ['50%'], [])"],
    ],
    [
      `${SHEET}\nconst a = (\n  <BottomSheet\n    snapPoints={points}\n  />\n);`,
      ['    snapPoints={points}\n    enableDynamicSizing={false}\n  />'],
    ],
    [
      `${SHEET}\nconst a = React.createElement(BottomSheet, { snapPoints: b });`,
      ['{ snapPoints: b, enableDynamicSizing: false }'],
    ],
  ])('%s', (code, texts) => {
    const { code: changed, isComplete } = report(code);
    for (const text of texts) expect(changed).toContain(text);
    expect(isComplete).toBe(true);
  });

  test('what only the reader can decide stays', () => {
    expect(todo(modal('stackBehavior={kind}'))).toEqual([
      '3 decide stackBehavior',
    ]);
    expect(
      todo(sheet('', '{() => { const a = useA(); return <A a={a} />; }}')),
    ).toEqual(['3 decide children']);
  });

  test('a declaration that nothing uses any more goes', () => {
    const { code, removed, isComplete } = report(`import BottomSheet, {
  BottomSheetView,
  useBottomSheetDynamicSnapPoints,
} from '@gorhom/bottom-sheet';
import { useMemo } from 'react';

export function Sheet() {
  const initial = useMemo(() => ['CONTENT_HEIGHT'], []);
  const { animatedSnapPoints, animatedHandleHeight, animatedContentHeight, handleContentLayout } =
    useBottomSheetDynamicSnapPoints(initial);
  return (
    <BottomSheet
      snapPoints={animatedSnapPoints}
      handleHeight={animatedHandleHeight}
      contentHeight={animatedContentHeight}
    >
      <BottomSheetView onLayout={handleContentLayout} />
    </BottomSheet>
  );
}
`);
    expect(code).toBe(`import BottomSheet, {
  BottomSheetView,
} from '@gorhom/bottom-sheet';

export function Sheet() {
  return (
    <BottomSheet
    >
      <BottomSheetView />
    </BottomSheet>
  );
}
`);
    expect(removed).toEqual([
      'initial',
      'useBottomSheetDynamicSnapPoints',
      'useMemo',
    ]);
    expect(isComplete).toBe(true);
  });

  test('a change shows the lines that it changes', () => {
    const [finding] = report(modal('stackBehavior="replace"')).findings.filter(
      ({ level }) => level === 'change',
    );
    expect(finding?.hunks).toEqual([
      {
        line: 3,
        removed: [
          'const a = <BottomSheetModal enableDynamicSizing={false} stackBehavior="replace" />;',
        ],
        added: [
          'const a = <BottomSheetModal enableDynamicSizing={false} stackBehavior="switch" />;',
        ],
      },
    ]);
  });

  test('nothing to change is said of code that needs nothing', () => {
    const done = report(sheet('index={-1} snapPoints={[100]}'));
    expect(done.isComplete).toBe(true);
    expect(done.code).toBeUndefined();
    expect(done.decisions).toEqual([]);
  });
});

describe('decisions', () => {
  test('are made once for each point, with the lines', () => {
    const { decisions } = report(`${SHEET}
const ref = useRef<BottomSheet>(null);
ref.current?.snapToPosition(1);
ref.current?.snapToPosition(2);`);
    expect(decisions).toEqual([
      {
        text: expect.stringContaining('`onChange(-1, …)`') as unknown,
        lines: [4, 5],
        link: '/troubleshooting#snaptoposition-closes-the-sheet',
      },
    ]);
  });

  test.each([
    ['a padding', '{ padding: 8 }', true],
    [
      'a padding with one at the bottom',
      '{ padding: 8, paddingBottom: 8 }',
      false,
    ],
    ['another style', '{ margin: 8 }', false],
  ])('%s of BottomSheetView', (_, style, isDecided) => {
    const code = `${SHEET}\nimport { StyleSheet } from 'react-native';
const a = <BottomSheetView style={[styles.a, b]} />;
const styles = StyleSheet.create({ a: ${style} });`;
    expect(todo(code)).toEqual(isDecided ? ['4 decide style'] : []);
    expect(todo(code, 'v3')).toEqual([]);
  });

  test('the data of a modal needs a type in TypeScript only', () => {
    const code = `${SHEET}\nconst ref = useRef(null); const a = <BottomSheetModal ref={ref} enableDynamicSizing={false} />;\nref.current.present({});`;
    expect(todo(code, 'v4', 'a.js')).toEqual([]);
    expect(todo(code)).toEqual(['4 decide present']);
  });
});

describe('code of v2 and v3', () => {
  const code = `import BottomSheet, { BottomSheetBackdrop } from '@gorhom/bottom-sheet';
const ref = useRef(null);
const a = (
  <BottomSheet ref={ref} snapPoints={['25%', '50%']} animationDuration={200}>
    <BottomSheetBackdrop closeOnPress={false} />
  </BottomSheet>
);
import { useRef } from 'react';
ref.current.snapTo(1);`;

  test('is told by its names', () => {
    expect(report(code).older).toEqual([
      'animationDuration',
      'closeOnPress',
      'snapTo',
    ]);
    expect(report(code, 'v2').older).toEqual([]);
    expect(todo(code)).toContain('9 change snapTo');
  });

  test('goes straight to v5', () => {
    const changed = report(code, 'v2').code;
    expect(changed).toContain('snapToIndex(1)');
    expect(changed).toContain(
      'animateOnMount={false} enableDynamicSizing={false}',
    );
    expect(changed).toContain('pressBehavior="none"');
    expect(todo(code, 'v2')).toContain('4 decide snapPoints');
  });

  test('a closed point shifts the indexes, so snapTo is a decision', () => {
    expect(todo(code.replace("'25%'", '0'), 'v2')).toContain('9 decide snapTo');
  });

  test('v3 has its own props', () => {
    const v3 = `${SHEET}\nconst a = <BottomSheet snapPoints={[100]} keyboardBehavior="fullScreen" enableFlashScrollableIndicatorOnExpand />;`;
    expect(report(v3, 'v3').code).toContain('keyboardBehavior="fillParent"');
    expect(report(v3, 'v3').code).not.toContain('enableFlash');
    expect(report(v3).older).toEqual([
      'enableFlashScrollableIndicatorOnExpand',
    ]);
  });
});

describe('code that cannot be read', () => {
  test.each([
    ['a mistake', 'const a = ;', { line: 1, column: 11 }],
    [
      'a tag that is not closed',
      'const a = (\n  <View>\n);',
      { line: 2, column: 9 },
    ],
    ['prose', 'How do I move to v5?', { line: 1 }],
    [
      'JSON',
      '{ "name": "app" }',
      { message: expect.stringContaining('This is JSON') as unknown },
    ],
    [
      'another library',
      "import { View } from 'react-native';",
      {
        message: expect.stringContaining(
          'no import of @gorhom/bottom-sheet',
        ) as unknown,
      },
    ],
  ])('%s', (_, code, expected) => {
    expect(checkFile('a', code, 'v4')).toMatchObject(expected);
  });

  test.each([
    [
      'Flow',
      "// @flow\nimport B from '@gorhom/bottom-sheet';\ntype A = {| a: ?string |};",
    ],
    [
      'a cast with brackets',
      "import B from '@gorhom/bottom-sheet';\nconst a = <any>B;",
    ],
    ['decorators', "import B from '@gorhom/bottom-sheet';\n@a class C {}"],
    [
      'a name that is declared twice',
      "import B from '@gorhom/bottom-sheet';\nconst a = 1;\nconst a = 2;",
    ],
    [
      'satisfies',
      "import B from '@gorhom/bottom-sheet';\nconst a = {} satisfies object;",
    ],
  ])('%s can be', (_, code) => {
    expect(todo(code)).toEqual([]);
  });
});
