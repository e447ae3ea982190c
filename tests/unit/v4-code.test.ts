// The checker of v4 code on files as apps have them, in different styles. What
// it has to find was worked out by hand, from the sources of the packages.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { answerInput, type Item } from '../../src/codeCheck/answer';
import type { FromVersion } from '../../src/codeCheck/data';

const FOLDER = path.join(__dirname, 'v4Code');

/** `name lines` of each item, or the lines alone. */
const short = (items: readonly Item[]): string[] =>
  items.map(({ name = '', places }) =>
    `${name} ${places.map(({ line }) => line).join(',')}`.trim(),
  );

interface Expected {
  readonly from?: FromVersion;
  readonly decisions?: readonly string[];
  readonly changes?: readonly string[];
  readonly unknown?: readonly string[];
  readonly isComplete?: boolean;
}

const CASES: Readonly<Record<string, Expected>> = {
  'class.jsx': {
    decisions: ['snapToPosition 23', '<BottomSheetBackdrop> 32'],
    changes: ['<BottomSheet> 46'],
  },
  'commonjs.js': {
    decisions: ['snapToPosition 9'],
    changes: [
      'backdropComponent 15',
      'handleHeight 15',
      '<BottomSheetModal> 20',
    ],
  },
  'exports.ts': { decisions: ['ANIMATION_STATE 6'], unknown: ['1,8'] },
  'fine.tsx': {},
  'gestures.tsx': {
    decisions: [
      'useWorkletCallback 7',
      'GestureEventsHandlersHookType 11',
      'animatedContainerHeight 12',
      'handleOnActive 13,16',
      'GESTURE_SOURCE.SCROLLABLE 15',
      'gestureEventsHandlersHook 23',
      'waitFor 23',
    ],
    changes: ['<BottomSheet> 23', 'children 24'],
  },
  'hooks.tsx': {
    decisions: [
      'present 28',
      '<BottomSheetModal> 66',
      'enableDismissOnClose 66',
    ],
    changes: [
      'useBottomSheetDynamicSnapPoints() 25',
      'handleHeight 54',
      'contentHeight 55',
      'stackBehavior 57',
      '<BottomSheetModal> 66',
    ],
  },
  'mechanical.tsx': {
    changes: [
      'KEYBOARD_STATE 7,12',
      '<BottomSheetModal> 19',
      'snapPoints 21',
      'stackBehavior 22',
      'backdropComponent 23',
    ],
    isComplete: true,
  },
  'namespace.ts': {
    decisions: ['SCREEN_HEIGHT 10'],
    changes: ['SCROLLABLE_STATE 12,13'],
    unknown: ['4,16'],
  },
  'parts.tsx': {
    decisions: [
      'forceClose 15,18',
      'enableContentPanningGesture 35',
      'style 37',
      'style 37',
    ],
    changes: ['children 18', '<BottomSheet> 27', 'snapPoints 28'],
  },
  'v2.tsx': {
    from: 'v2',
    decisions: [
      'snapTo 14',
      'snapPoints 18',
      'snapPoints 18',
      'animatedPosition 20',
      'animationDuration 22',
      'animationEasing 23',
    ],
    changes: ['<BottomSheet> 16', '<BottomSheet> 16'],
    // Names of v1, which the checker does not read.
    unknown: ['19', '21'],
  },
  'v3.tsx': {
    from: 'v3',
    decisions: ['snapTo 18', 'snapPoints 21', 'animationDuration 24'],
    changes: [
      'closeOnPress 10',
      '<BottomSheetModal> 19',
      '<BottomSheetModal> 19',
      'dismissOnPanDown 22',
      'keyboardBehavior 23',
    ],
  },
  'wrapper.tsx': { changes: ['<BottomSheet> 19'], unknown: ['6', '23'] },
};

test('every file is a case', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(CASES).map((name) => `${name}.txt`),
  );
});

test.each(Object.entries(CASES))('%s', (name, expected) => {
  const code = readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8');
  const { answer, problem } = answerInput(code, expected.from ?? 'v4');
  expect(problem).toBeUndefined();
  expect({
    decisions: short(answer?.decisions ?? []),
    changes: short(answer?.changes ?? []),
    unknown: short(answer?.unknown ?? []),
    isComplete: answer?.changed[0]?.isComplete ?? false,
  }).toEqual({
    decisions: expected.decisions ?? [],
    changes: expected.changes ?? [],
    unknown: expected.unknown ?? [],
    isComplete: expected.isComplete ?? false,
  });
});
