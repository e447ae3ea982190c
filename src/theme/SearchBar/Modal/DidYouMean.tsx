import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The element around DocSearch's modal. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly suggestion: string | undefined;
}

/** Types into DocSearch's field, which React must see happen. */
function type(container: HTMLElement, text: string): void {
  const field = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field === null) return;
  // React overrides the element's own setter, and would miss the change.
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** A known word, in DocSearch's screen for queries that find nothing. */
export default function DidYouMean({
  container,
  suggestion,
}: Props): ReactNode {
  const [screen, setScreen] = useState<Element | null>(null);
  useEffect(() => {
    const { current } = container;
    if (current === null) return undefined;
    const find = (): void => {
      setScreen(current.querySelector('.DocSearch-NoResults'));
    };
    const observer = new MutationObserver(find);
    observer.observe(current, { childList: true, subtree: true });
    find();
    return () => {
      observer.disconnect();
    };
  }, [container]);
  if (screen === null || suggestion === undefined) return null;
  return createPortal(
    <p className="DocSearch-Help" data-suggestion>
      Did you mean{' '}
      <button
        type="button"
        className="DocSearch-Prefill"
        onClick={() => {
          if (container.current !== null) type(container.current, suggestion);
        }}
      >
        {suggestion}
      </button>
      ?
    </p>,
    screen,
  );
}
