import { createContext, useContext, useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  composeProviders,
  ReactContextError,
  useShallowMemoObject,
} from './reactUtils';

/** What the hook gives for each of the objects, in renders one by one. */
function remember(objects: readonly object[]): object[] {
  const given: object[] = [];
  function Reader(): ReactNode {
    const [index, setIndex] = useState(0);
    given.push(useShallowMemoObject(objects[index] ?? {}));
    // React renders a component again that sets its state while it renders.
    if (index < objects.length - 1) setIndex(index + 1);
    return null;
  }
  renderToStaticMarkup(<Reader />);
  return given;
}

describe("the override of the theme's reactUtils", () => {
  it('keeps an object whose properties are the same, in any order', () => {
    const list = ['item'];
    const first = { sidebar: list, path: '/usage' };
    expect(remember([first, { sidebar: list, path: '/usage' }])[1]).toBe(first);
    expect(remember([first, { path: '/usage', sidebar: list }])[1]).toBe(first);
  });

  it('gives another object when a property changed', () => {
    const second = { sidebar: ['item'], path: '/usage' };
    expect(remember([{ sidebar: ['item'], path: '/usage' }, second])[1]).toBe(
      second,
    );
  });

  it('nests providers, the first outermost', () => {
    const Trail = createContext('');
    const provider = (name: string) =>
      function Provider({ children }: { readonly children: ReactNode }) {
        return <Trail value={`${useContext(Trail)}${name}`}>{children}</Trail>;
      };
    function Reader(): ReactNode {
      return useContext(Trail);
    }
    const All = composeProviders([provider('a'), provider('b'), provider('c')]);
    expect(
      renderToStaticMarkup(
        <All>
          <Reader />
        </All>,
      ),
    ).toBe('abc');
  });

  it('names the provider that a hook is outside of', () => {
    const error = new ReactContextError('TabsProvider', 'Wrap it.');
    expect(error.name).toBe('ReactContextError');
    expect(error.message).toBe('A hook is outside of <TabsProvider>. Wrap it.');
  });
});
