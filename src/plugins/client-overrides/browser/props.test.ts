import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { propsOf } from './props';

/** What the attributes are after they have been React's props. */
function pass(tag: string, attributes: Readonly<Record<string, string>>) {
  const list = Object.entries(attributes).map(([name, value]) => ({
    name,
    value,
  }));
  const element = { attributes: list } as unknown as Element;
  return renderToStaticMarkup(createElement(tag, propsOf(element)));
}

test.each([
  ['input', 'disabled'],
  ['input', 'checked'],
  ['input', 'required'],
  ['video', 'controls'],
  ['video', 'loop'],
  ['video', 'muted'],
  ['details', 'open'],
  ['ol', 'reversed'],
  ['p', 'hidden'],
  ['p', 'inert'],
  ['select', 'multiple'],
  ['script', 'async'],
  ['track', 'default'],
])('a <%s> keeps the attribute %s', (tag, name) => {
  expect(pass(tag, { [name]: '' })).toContain(` ${name}=""`);
});

test('attributes keep their names and values', () => {
  const attributes = {
    class: 'a b',
    style: 'color:red;--x:1',
    'data-x': '',
    'aria-label': 'x',
  };
  expect(pass('td', { ...attributes, colspan: '2' })).toBe(
    '<td class="a b" style="color:red;--x:1" data-x="" aria-label="x" colSpan="2"></td>',
  );
});
