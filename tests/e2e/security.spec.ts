import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, open, test } from './fixtures';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

/** The policies of a build's pages, by directive. */
function policies(build: string): Map<string, string>[] {
  const folder = join(__dirname, '../..', build);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const $ = load(readFileSync(join(folder, name), 'utf8'));
      const policy = $('meta[http-equiv="Content-Security-Policy"]');
      return new Map(
        (policy.attr('content') ?? '').split('; ').map((directive) => {
          const [directiveName = '', ...sources] = directive.split(' ');
          return [directiveName, sources.join(' ')] as const;
        }),
      );
    });
}

test.describe('Content Security Policy', () => {
  // @spec 7.14
  test('every page has one, and no script without a hash or of another host', () => {
    const all = policies('build');
    expect(all.length).toBeGreaterThan(80);
    for (const policy of all) {
      expect(policy.get('script-src')).toMatch(
        /^'self'( 'sha256-[\w+/]+=*')+$/,
      );
      expect([...policy.values()].join(' ')).not.toMatch(/https?:|unsafe-eval/);
    }
  });

  // @spec 7.14
  test('with hosted services on, their hosts and no other are allowed', () => {
    for (const policy of policies('build-hosted')) {
      const hosts = [...policy.values()].join(' ').match(/https?:[^ ]+/g) ?? [];
      expect(hosts.length).toBeGreaterThan(3);
      for (const host of hosts) {
        expect(host).toMatch(
          /^https:\/\/(testappid(-dsn|-[123])?\.algolia(net)?\.(net|com)|\*\.(googletagmanager|google-analytics|analytics\.google)\.com)$/,
        );
      }
      expect(policy.get('script-src')).not.toMatch(/unsafe/);
    }
  });

  for (const [name, address] of [
    ['embedded', 'usage'],
    ['hosted', `${HOSTED_URL}usage`],
  ] as const) {
    test(`an injected script does not run, nor does one of another host: ${name} search`, async ({
      page,
      allowedProblems,
      outsideRequests,
    }) => {
      allowedProblems.push(/Content Security Policy/);
      await open(page, address);
      const before = outsideRequests().length;
      const ran = await page.evaluate(async () => {
        const inline = document.createElement('script');
        inline.textContent = 'document.documentElement.dataset.ran = "inline"';
        document.head.append(inline);
        const outside = document.createElement('script');
        outside.src = 'https://example.com/script.js';
        const done = new Promise((resolve) => {
          outside.onload = resolve;
          outside.onerror = resolve;
        });
        document.head.append(outside);
        const image = document.createElement('img');
        image.setAttribute('onerror', 'document.documentElement.dataset.ran=1');
        const failed = new Promise((resolve) => {
          image.addEventListener('error', resolve);
        });
        image.src = 'data:,';
        document.body.append(image);
        await Promise.all([done, failed]);
        return document.documentElement.dataset.ran;
      });
      expect(ran).toBeUndefined();
      expect(outsideRequests().slice(before)).toEqual([]);
    });
  }
});
