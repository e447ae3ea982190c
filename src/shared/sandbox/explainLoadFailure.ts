/** A file that a phone needs, and how its text ends when all of it came. */
export interface PhoneFile {
  readonly address: string;
  readonly end: string;
}

async function failureReason({ address, end }: PhoneFile): Promise<string> {
  const response = await fetch(address, { cache: 'no-cache' }).catch(
    () => undefined,
  );
  if (!response) {
    return 'A file of the phone did not load: an extension, a proxy or the network blocks it.';
  }
  if (response.status === 404) {
    return 'A file of the phone is missing on the server.';
  }
  if (!response.ok) {
    return `The server answered with error ${response.status} instead of a file of the phone.`;
  }
  const text = await response.text().catch(() => '');
  if (text.trimEnd().endsWith(end)) return '';
  return /<title>(?!Phone<)/.test(text)
    ? 'The server answered with another page instead of a file of the phone.'
    : 'A file of the phone did not arrive complete.';
}

/**
 * Says in one sentence why a phone did not load.
 *
 * @param files - those that it needs, if it is known which
 */
export async function explainLoadFailure(
  files: readonly PhoneFile[] = [],
): Promise<string> {
  if (!navigator.onLine) return 'You are offline.';
  for (const file of files) {
    const text = await failureReason(file);
    if (text !== '') return text;
  }
  return files.length > 0
    ? 'The phone did not start: an extension or a proxy blocks its frame.'
    : 'A file did not load: it is missing, or an extension, a proxy or the network blocks it.';
}
