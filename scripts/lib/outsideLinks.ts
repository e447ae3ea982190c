/** What became of a link to another site. */
export interface LinkResult {
  readonly url: string;
  /**
   * `ok`: answered; `refused`: the host turns away programs (401, 403, 429,
   * 999), so nothing is known; `dead`: a person would meet an error.
   */
  readonly state: 'ok' | 'refused' | 'dead';
  /** The answer's status, or the failure in words. */
  readonly reason: string;
}

interface Options {
  /** How often a link that fails is asked for in all. */
  readonly tries?: number;
  /** How long an answer may take, in milliseconds. */
  readonly timeout?: number;
  /** How long to wait before the next try, in milliseconds. */
  readonly pause?: number;
}

/** Statuses by which hosts turn away programs; 999 is LinkedIn's. */
const REFUSALS = new Set([401, 403, 429, 999]);

/** How many links are asked for at once. */
const AT_ONCE = 8;

async function ask(url: string, method: string, timeout: number) {
  const response = await fetch(url, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0' },
  });
  await response.body?.cancel();
  return response.status;
}

function stateOf(status: number): LinkResult['state'] {
  if (status < 400) return 'ok';
  return REFUSALS.has(status) ? 'refused' : 'dead';
}

/**
 * Asks for a page of another site, as a person's browser would.
 *
 * @param url - an http or https address
 * @returns what became of it; never rejects
 */
export async function checkLink(
  url: string,
  { tries = 3, timeout = 20_000, pause = 2000 }: Options = {},
): Promise<LinkResult> {
  let last: LinkResult = { url, state: 'dead', reason: 'not asked' };
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      // Not every host answers HEAD as it answers GET.
      let status = await ask(url, 'HEAD', timeout);
      if (status >= 400) status = await ask(url, 'GET', timeout);
      last = { url, state: stateOf(status), reason: String(status) };
    } catch (error) {
      last = { url, state: 'dead', reason: String(error) };
    }
    if (last.state !== 'dead') return last;
    if (attempt < tries) {
      await new Promise((resolve) => setTimeout(resolve, pause * attempt));
    }
  }
  return last;
}

/**
 * Asks for many pages, some at once.
 *
 * @param urls - http or https addresses
 * @returns what became of each, in the same order
 */
export async function checkLinks(
  urls: readonly string[],
  options?: Options,
): Promise<LinkResult[]> {
  const results: LinkResult[] = [];
  const queue = urls.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, url] of queue) {
        results[index] = await checkLink(url, options);
      }
    }),
  );
  return results;
}
