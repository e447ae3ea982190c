// What the reference pages say of the parts of a sheet, of lists and of samples,
// done by the published package.
import { createContext, createElement, useContext } from 'react';
import { expect, test, vi } from 'vitest';
import { Lab, modals, mount, open, type Props, labeled, points } from './lab';
import { sample, screenOf } from './sample';
import { run } from './scenarios';

test('props#accessible props#accessibilitylabel props#accessibilityrole of the content', () => {
  const sheet = open({ ...points, backgroundComponent: null });
  const own = { accessible: true, accessibilityRole: 'adjustable' };
  expect(labeled(sheet, 'Bottom Sheet')).toMatchObject([own]);
  const none = { accessible: null, accessibilityLabel: null };
  expect(labeled(sheet.show(none), 'Bottom Sheet')).toEqual([]);
});

test('custom-handle#bottomsheethandle custom-handle#bottomsheethandle-accessible custom-handle#bottomsheethandle-accessibilitylabel custom-handle#bottomsheethandle-accessibilityhint custom-handle#bottomsheethandle-accessibilityrole', () => {
  const sheet = open(points);
  expect(labeled(sheet, 'Bottom sheet handle')).toMatchObject([
    { accessible: true, accessibilityRole: 'adjustable' },
  ]);
  const handleComponent = () =>
    sheet.element('BottomSheetHandle', { accessibilityLabel: null });
  sheet.show({ handleComponent });
  expect(labeled(sheet, 'Bottom sheet handle')).toEqual([]);
});

test('custom-handle#bottomsheethandle-children custom-handle#bottomsheethandle-style custom-handle#bottomsheethandle-indicatorstyle get what a handle component gets', () => {
  const seen: Props[] = [];
  const given = {
    handleStyle: { padding: 1 },
    handleIndicatorStyle: { width: 9 },
  };
  const sheet = mount({ ...points, ...given });
  const handleComponent = (props: Props) => {
    seen.push(props);
    return sheet.element('BottomSheetHandle', props, 'content inside');
  };
  sheet.show({ handleComponent });
  expect(seen[0]).toMatchObject({
    style: { padding: 1 },
    indicatorStyle: { width: 9 },
  });
  expect(sheet.texts).toContain('inside');
});

test.each([
  [
    'custom-handle#bottomsheethandleprops custom-handle#bottomsheethandleprops-animatedindex custom-handle#bottomsheethandleprops-animatedposition',
    'handleComponent',
    ['animatedIndex', 'animatedPosition'],
  ],
  [
    'props#backgroundcomponent custom-background#bottomsheetbackgroundprops custom-background#bottomsheetbackgroundprops-style custom-background#bottomsheetbackgroundprops-pointerevents custom-background#bottomsheetbackgroundprops-animatedindex custom-background#bottomsheetbackgroundprops-animatedposition',
    'backgroundComponent',
    ['animatedIndex', 'animatedPosition', 'pointerEvents', 'style'],
  ],
  [
    'props#backdropcomponent',
    'backdropComponent',
    ['animatedIndex', 'animatedPosition', 'style'],
  ],
  ['props#footercomponent', 'footerComponent', ['animatedFooterPosition']],
])('%s are what a %s gets', (_, prop, names) => {
  let got: Props = {};
  const part = (props: Props) => {
    got = props;
    return null;
  };
  open({ ...points, [prop]: part });
  expect(Object.keys(got)).toEqual(expect.arrayContaining(names));
});

test('hooks#bottomsheetdraggableview hooks#bottomsheetdraggableview-children drags the sheet, like the content', () => {
  const sheet = open({ ...points, children: null });
  const backdropComponent = () =>
    sheet.element('BottomSheetDraggableView', {}, 'content backdrop');
  sheet.show({ backdropComponent });
  expect(sheet.drag(-280, 'content').finish().take()).toEqual([
    'onAnimate(0, 1)',
    'onChange(1)',
  ]);
  sheet.show({ enableContentPanningGesture: false });
  expect(sheet.drag(280, 'content').finish().take()).toEqual([]);
});

test('methods#passing-a-method-to-onpress makes the event the config, or the name', () => {
  const event = { nativeEvent: {} };
  const sheet = open(points).call('expand', event);
  expect(sheet.runtime.running).toMatchObject([{ config: event }]);
  const lab = run(modals({ a: {} }), 'a.present; finish; take');
  expect(lab.stack('dismiss', event).take()).toEqual(['dismiss: false']);
});

test('methods#enablelogging leaves out the categories that it is given', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const lab = new Lab({ isDevelopment: true });
  (lab.library.enableLogging as (without: string[]) => void)(['layout']);
  lab.show({}).finish();
  const lines = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  expect(lines).toContain('BottomSheet::handleOnChange');
  expect(lines).not.toContain('handleContainerLayout');
});

test('hooks#usescrolleventshandlersdefault hooks#usescrollhandler hooks#scrollhandler hooks#scrollablecontentoffsety record the offset of a list when a drag begins and ends', () => {
  const sheet = open({ ...points, index: 1 });
  sheet.show({ children: sheet.element('BottomSheetScrollView') });
  const scroll = (event: string, y: number) => {
    const [list] = sheet
      .all('ScrollView')
      .filter(({ props }) => !!props.onScroll);
    const handlers = list?.props.onScroll as Record<
      string,
      (event: object, context: object) => void
    >;
    sheet.runtime.native(() => handlers[event]?.({ contentOffset: { y } }, {}));
  };
  scroll('onBeginDrag', 0);
  scroll('onScroll', 80);
  expect(sheet.drag(40, 'content').finish().position()).toBe(300);
  scroll('onEndDrag', 600);
  run(sheet, 'collapse; finish');
  // The list was scrolled, so the drag goes to the highest point.
  expect(sheet.drag(20, 'content').finish().position()).toBe(300);
});

test('modal/usage#context-inside-a-modal modal/index#where-it-is-drawn modal/props#bottomsheetmodalprovider modal/props#bottomsheetmodalprovider-children only those above the provider', () => {
  const lab = new Lab();
  const User = createContext('nobody');
  const Greeting = () => `content ${useContext(User)}`;
  const modal = lab.sheet('BottomSheetModal', 'a', {
    children: createElement(Greeting),
  });
  const below = createElement(User, { value: 'below' }, modal);
  const app = lab.element(
    'BottomSheetModalProvider',
    {},
    'content screen',
    below,
  );
  run(
    lab.render(createElement(User, { value: 'above' }, app)),
    'a.present; finish',
  );
  expect(lab.texts).toEqual(['screen', 'above']);
});

test('modal/props#containercomponent wraps the modal', () => {
  const containerComponent = ({ children }: Props) =>
    createElement('Overlay', {}, children as string);
  const lab = run(modals({ a: { containerComponent } }), 'a.present; finish');
  expect(lab.all('Overlay')).toHaveLength(1);
});

test('modal/usage#open-and-close-from-anywhere-below-the-provider the sample opens from another component', () => {
  const lab = new Lab();
  const { ShareModal, ShareButton } = sample(
    lab,
    'modal/usage',
    'ShareModal.tsx',
  );
  const button = createElement(ShareButton as React.FC<Props>, {
    url: 'content shared',
  });
  const app = createElement(ShareModal as React.FC<Props>, {}, button);
  lab.render(lab.element('BottomSheetModalProvider', {}, app));
  expect(lab.press('Share').finish().texts).toContain('shared');
});

test('modal/hooks#usebottomsheetmodal modal/hooks#close-on-the-android-back-button the sample closes', () => {
  const phone = { platform: 'android' } as const;
  const lab = screenOf('modal/hooks', 'App.tsx', {
    nth: 1,
    phone,
    hasProvider: true,
  });
  lab.press('Open').finish();
  expect(lab.all('Text')).toHaveLength(1);
  lab
    .act(() => {
      lab.native.emit('hardwareBackPress', {});
    })
    .finish();
  expect(lab.all('Text')).toHaveLength(0);
});

test('modal/usage#pass-data-to-a-modal modal/usage#add-the-provider the sample shows the city', () => {
  const lab = screenOf('modal/usage', 'App.tsx', {
    nth: 1,
    hasProvider: true,
  });
  lab.press('Oslo').finish();
  expect(lab.all('Text')[0]?.props.children).toEqual(['Oslo', ', ', 'Norway']);
});

test('modal/usage#get-a-result-back the sample returns what was chosen', () => {
  const results: unknown[] = [];
  const onResult = (order?: string) => void results.push(order);
  const lab = screenOf('modal/usage', 'SortModal.tsx', { props: { onResult } });
  lab.press('Sort').finish().press('By date').finish();
  lab.press('Sort').finish().drag(150).finish();
  expect(results).toEqual(['date', undefined]);
});

test('modal/usage#ask-before-it-closes a drag does not close the sample', () => {
  const lab = screenOf('modal/usage', 'DraftModal.tsx');
  lab.press('Write').finish().drag(150).finish();
  expect(lab.all('Button').map(({ props }) => props.title)).toEqual([
    'Write',
    'Close',
  ]);
});

test('modal/hooks#know-which-modal-is-on-top the sample names it', () => {
  const lab = screenOf('modal/hooks', 'Modals.tsx');
  const onTop = () => lab.all('Text')[0]?.props.children;
  expect(onTop()).toEqual(['On top: ', 'none']);
  lab.press('Cart').finish();
  expect(onTop()).toEqual(['On top: ', 'cart']);
  lab.drag(150).finish();
  expect(onTop()).toEqual(['On top: ', 'none']);
});

test('modal/usage#several-providers a modal belongs to the nearest', () => {
  const lab = new Lab();
  const modal = lab.sheet('BottomSheetModal', 'a', {});
  const inner = lab.element('BottomSheetModalProvider', {}, modal);
  const screen = createElement('View', {}, inner, 'content header');
  lab.render(lab.element('BottomSheetModalProvider', {}, screen));
  expect(run(lab, 'a.present; finish').texts).toEqual(['a', 'header']);
});

test.each([
  [
    'props#keyboard_behavior',
    'KEYBOARD_BEHAVIOR',
    ['interactive', 'extend', 'fillParent'],
  ],
  [
    'props#keyboard_blur_behavior',
    'KEYBOARD_BLUR_BEHAVIOR',
    ['none', 'restore'],
  ],
  [
    'props#keyboard_input_mode',
    'KEYBOARD_INPUT_MODE',
    ['adjustPan', 'adjustResize'],
  ],
])('%s are the strings of the prop', (_, name, values) => {
  expect(Object.values(new Lab().library[name] as Props)).toEqual(values);
});
