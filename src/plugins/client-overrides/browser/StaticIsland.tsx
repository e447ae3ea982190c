import { createElement, useEffect, useState, type ReactNode } from 'react';
import { propsOf } from './props';

interface Props {
  readonly element: Element;
}

/** A component whose code could not be loaded: what was built, and a note. */
export default function StaticIsland({ element }: Props): ReactNode {
  const [html] = useState({ __html: element.innerHTML });
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    setIsMounted(true);
  }, []);
  return (
    <>
      {createElement(element.localName, {
        ...propsOf(element),
        'data-static': isMounted || undefined,
        dangerouslySetInnerHTML: html,
      })}
      {isMounted && (
        <p role="alert">
          This part of the page could not be loaded.{' '}
          <button
            type="button"
            className="button"
            onClick={() => {
              window.location.reload();
            }}
          >
            Reload the page
          </button>
        </p>
      )}
    </>
  );
}
