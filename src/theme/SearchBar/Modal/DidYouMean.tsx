import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** DocSearch's screen for queries that find nothing, while it is there. */
  readonly screen: Element | null;
  readonly suggestion: string | undefined;
}

/** Types into DocSearch's field, which React must see happen. */
function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field === null) return;
  // React overrides the element's own setter, and would miss the change.
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** A known word, where DocSearch says that nothing was found. */
export default function DidYouMean({ screen, suggestion }: Props): ReactNode {
  if (screen === null || suggestion === undefined) return null;
  return createPortal(
    <p className="DocSearch-Help" data-suggestion>
      Did you mean{' '}
      <button
        type="button"
        className="DocSearch-Prefill"
        onClick={() => {
          type(suggestion);
        }}
      >
        {suggestion}
      </button>
      ?
    </p>,
    screen,
  );
}
