import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import tableCode from './tableCode';

it('lets long names of cells break before capitals and after brackets, and leaves other code', () => {
  const write = (code: string) =>
    `<p>${code}</p><table><tbody><tr><td>${code}</td></tr></tbody></table>`;
  const code =
    '<code>onAnimate(fromIndex, toIndex)</code> <code>onClose</code>';
  const tree = fromHtml(write(code), { fragment: true });
  tableCode()(tree);
  const broken = code
    .replace('onAnimate(fromIndex', 'on<wbr>Animate(<wbr>from<wbr>Index')
    .replace('toIndex', 'to<wbr>Index');
  expect(toHtml(tree)).toBe(
    write(code).replace(`<td>${code}`, `<td>${broken}`),
  );
});
