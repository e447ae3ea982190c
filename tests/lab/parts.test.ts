// Statements of the reference pages on the parts of a sheet, on lists and on samples,
// run with the published package.
import { createContext, createElement, useContext } from 'react';
import { expect, test, vi } from 'vitest';
import { SheetHarness, labeled, modals, open, points, type Props } from './lab';
import { rowsOf, run, samples, screenOf } from './scenarios';

test('props#accessible props#accessibilitylabel props#accessibilityrole custom-handle#bottomsheethandle custom-handle#bottomsheethandle-accessible custom-handle#bottomsheethandle-accessibilitylabel custom-handle#bottomsheethandle-accessibilityhint custom-handle#bottomsheethandle-accessibilityrole label the content and the handle unless they are null', () => {
  const sheet = open({ ...points, backgroundComponent: null });
  const labels = () =>
    ['Bottom Sheet', 'Bottom sheet handle'].map((label) =>
      labeled(sheet, label),
    );
  const own = { accessible: true, accessibilityRole: 'adjustable' };
  expect(labels()).toMatchObject([[own], [own]]);
  const none = { accessible: null, accessibilityLabel: null };
  const handleComponent = () => sheet.element('BottomSheetHandle', none);
  sheet.show({ ...none, handleComponent });
  expect(labels()).toEqual([[], []]);
});

test('custom-handle#bottomsheethandle-children are drawn', () => {
  const sheet = open(points);
  const handleComponent = (props: Props) =>
    sheet.element('BottomSheetHandle', props, 'content inside');
  expect(sheet.show({ handleComponent }).texts).toContain('inside');
});

const parts = `
  custom-handle#bottomsheethandleprops custom-handle#bottomsheethandleprops-animatedindex custom-handle#bottomsheethandleprops-animatedposition custom-handle#bottomsheethandle-style custom-handle#bottomsheethandle-indicatorstyle | handleComponent | animatedIndex animatedPosition style indicatorStyle
  props#backgroundcomponent custom-background#bottomsheetbackgroundprops custom-background#bottomsheetbackgroundprops-style custom-background#bottomsheetbackgroundprops-pointerevents custom-background#bottomsheetbackgroundprops-animatedindex custom-background#bottomsheetbackgroundprops-animatedposition | backgroundComponent | animatedIndex animatedPosition pointerEvents style
  props#backdropcomponent | backdropComponent | animatedIndex animatedPosition style
  props#footercomponent | footerComponent | animatedFooterPosition`;

test.each(rowsOf(parts))('%s a %s receives: %s', (_, prop = '', names = '') => {
  let got: Props = {};
  const part = (props: Props) => {
    got = props;
    return null;
  };
  open({ ...points, [prop]: part });
  expect(Object.keys(got)).toEqual(expect.arrayContaining(names.split(' ')));
});

test('hooks#bottomsheetdraggableview hooks#bottomsheetdraggableview-children drags the sheet, like the content', () => {
  const sheet = open({ ...points, children: null });
  const backdropComponent = () =>
    sheet.element('BottomSheetDraggableView', {}, 'content backdrop');
  sheet.show({ backdropComponent });
  expect(sheet.drag(-280, 'content').finish().position()).toBe(300);
});

test('methods#enablelogging leaves out the categories that it is given', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const lab = new SheetHarness({ isDevelopment: true });
  (lab.library.enableLogging as (without: string[]) => void)(['layout']);
  lab.show({}).finish();
  const lines = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  expect(lines).toContain('BottomSheet::handleOnChange');
  expect(lines).not.toContain('handleContainerLayout');
});

test('modal/usage#context-inside-a-modal modal/index#where-it-is-drawn modal/props#bottomsheetmodalprovider modal/props#bottomsheetmodalprovider-children a modal reads only contexts above the provider', () => {
  const lab = new SheetHarness();
  const User = createContext('nobody');
  const Greeting = () => `content ${useContext(User)}`;
  const children = createElement(Greeting);
  const modal = lab.sheet('a', { children });
  const app = lab.element(
    'BottomSheetModalProvider',
    {},
    'content screen',
    createElement(User, { value: 'below' }, modal),
    'content inside',
  );
  lab.render(createElement(User, { value: 'above' }, app, 'content after'));
  const order = ['screen', 'inside', 'above', 'after'];
  expect(run(lab, 'a.present; finish').texts).toEqual(order);
});

test('modal/props#containercomponent wraps the modal', () => {
  const containerComponent = ({ children }: Props) =>
    createElement('Overlay', {}, children as string);
  const lab = run(modals({ a: { containerComponent } }), 'a.present; finish');
  expect(lab.all('Overlay')).toHaveLength(1);
});

samples(`
  scrollables#mount-a-long-list-later shows a spinner first | scrollables startTransition | | Open, ActivityIndicator
  scrollables#mount-a-long-list-later shows its list, also for a finger | scrollables startTransition | press "Open"; halfway; drag -400, "content" | Open, FlatList
  modal/usage#ask-before-it-closes a drag does not close it | modal/usage DraftModal.tsx | press "Write"; finish; drag 150 | Write, Draft, Close
  modal/hooks#know-which-modal-is-on-top names it | modal/hooks Modals.tsx | press "Cart" | On top: cart, Cart, Cart
  modal/hooks#know-which-modal-is-on-top names none | modal/hooks Modals.tsx | press "Cart"; finish; drag 150 | On top: none, Cart
  modal/props#stackbehavior shows the second modal | modal/props TwoModals.tsx | press "Cart"; finish; press "Add a coupon" | Cart, Add a coupon, Done
  modal/props#stackbehavior modal/usage#open-a-second-modal-over-the-first brings the first modal back | modal/props TwoModals.tsx | press "Cart"; finish; press "Add a coupon"; finish; press "Done" | Cart, Add a coupon
`);
samples(
  'modal/hooks#know-which-modal-is-on-top names it | modal/hooks Modals.tsx | press "Cart" | On top: cart, Cart, Cart',
  { reduceMotion: true },
);
samples(
  'modal/hooks#usebottomsheetmodal modal/hooks#close-on-the-android-back-button closes it | modal/hooks BackHandler | press "Open"; finish; back | Open',
  { platform: 'android' },
);

test('modal/usage#get-a-result-back the sample returns what was chosen', () => {
  const results: unknown[] = [];
  const onResult = (order?: string) => void results.push(order);
  const lab = screenOf('modal/usage', 'SortModal.tsx', { onResult });
  lab.press('Sort').finish().press('By date').finish();
  lab.press('Sort').finish().drag(150).finish();
  expect(results).toEqual(['date', undefined]);
});

test('modal/usage#several-providers a modal belongs to the nearest', () => {
  const lab = new SheetHarness();
  const modal = lab.sheet('a', {});
  const inner = lab.element('BottomSheetModalProvider', {}, modal);
  const screen = createElement('View', {}, inner, 'content header');
  lab.render(lab.element('BottomSheetModalProvider', {}, screen));
  expect(run(lab, 'a.present; finish').texts).toEqual(['a', 'header']);
});
