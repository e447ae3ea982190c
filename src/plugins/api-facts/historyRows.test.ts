import { describe, expect, test } from 'vitest';
import { facts, V2, V4, V5 } from './testing';

describe('the history of a member', () => {
  test('one of the first release says nothing of it', async () => {
    const list = await facts(V5, '<Member of="BottomSheet" name="index" />');
    expect(list).toMatch(/^<dl class="api-facts">/);
    expect(list).not.toMatch(/Since|Earlier/);
  });

  test('a younger one names its release, for the filter box too', async () => {
    expect(
      await facts(
        V5,
        '<Member of="BottomSheet" name="overrideReduceMotion" />',
      ),
    ).toMatch(
      /^<dl class="api-facts" data-since="5\.0\.4">.*<dt>Since<\/dt><dd>5\.0\.4<\/dd>/,
    );
  });

  test('an earlier type is shown with its last release', async () => {
    expect(
      await facts(V5, '<Member of="BottomSheet" name="onAnimate" />'),
    ).toContain(
      '<dt>Earlier</dt><dd><span>Type <code>(fromIndex: number, toIndex: number) => void</code> until 5.1.5</span></dd>',
    );
  });

  test('an earlier default and an earlier need too', async () => {
    expect(
      await facts(
        V2,
        '<Member of="BottomSheetBackdrop" name="closeOnPress" />',
      ),
    ).toContain('<span>Default <code>true</code> until 2.2.6</span>');
    expect(
      await facts(V4, '<Member of="BottomSheet" name="snapPoints" />'),
    ).toContain('<span>Required until 4.4.8</span>');
    expect(
      await facts(
        V4,
        '<Member of="BottomSheetDraggableView" name="gestureType" />',
      ),
    ).toContain('<span>No default until 4.1.4</span>');
  });

  test('a deprecation is dated', async () => {
    expect(
      await facts(V5, '<Member of="BottomSheet" name="containerHeight" />'),
    ).toMatch(/<dt>Deprecated<\/dt><dd>since 5\.2\.0: use /);
  });

  test('a release without types is named, not guessed', async () => {
    expect(await facts(V4, '<Member name="useScrollHandler" />')).toContain(
      '<dt>Since</dt><dd>4.4.0 or 4.4.1 (4.4.0 published no types)</dd>',
    );
  });

  test('an export shows its earlier value, members or signature', async () => {
    expect(await facts(V4, '<Member name="GESTURE_SOURCE" />')).toContain(
      'Members <code>SCROLLABLE = 0, HANDLE = 1</code> until 4.1.4',
    );
    expect(await facts(V5, '<Member name="ANIMATION_CONFIGS" />')).toContain(
      "Value <code>Platform.OS === 'ios'",
    );
    expect(
      await facts(V5, '<Member name="useBottomSheetScrollableCreator" />'),
    ).toMatch(
      /Signature <code>useBottomSheetScrollableCreator<T.* until 5\.2\.3/s,
    );
  });
});
