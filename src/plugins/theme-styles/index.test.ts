import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replacedSheets, shortenClassNames } from '.';

describe('the sheets that are left out', () => {
  test.each(replacedSheets(false))('%s exists', (sheet) => {
    expect(existsSync(sheet)).toBe(true);
  });

  test('Infima is one of them', () => {
    const [infima = ''] = replacedSheets(true);
    expect(readFileSync(infima, 'utf8')).toContain('.pagination-nav__link');
  });

  test('a site that announces something keeps the look of the bar', () => {
    const bars = (sheets: readonly string[]) =>
      sheets.filter((sheet) => sheet.includes('AnnouncementBar'));
    expect(bars(replacedSheets(false))).toHaveLength(3);
    expect(bars(replacedSheets(true))).toHaveLength(0);
  });
});

describe('class names of CSS modules', () => {
  test('are shortened wherever a loader names them', () => {
    const modules = { localIdentName: '[local]_[contenthash:base64:4]' };
    const rules = [{ test: /a/ }, { use: [{ options: { modules } }] }];
    shortenClassNames(rules);
    expect(modules.localIdentName).toBe('s[contenthash:base64:4]');
  });

  test('a configuration without them is an error, not a silent no', () => {
    expect(() => {
      shortenClassNames([{ use: [{ loader: 'css-loader' }] }]);
    }).toThrow('localIdentName');
  });
});
