/** Parses the inline Markdown of findings: code, bold text and links. */

export interface Inline {
  readonly kind: 'text' | 'code' | 'strong' | 'link';
  readonly text: string;
  /** The target of a link, and whether its text is code. */
  readonly to?: string;
  readonly isCode?: boolean;
}

const INLINE_PATTERN =
  /`([^`]+)`|\*\*([^*]+)\*\*|\[(`?)([^\]]*?)\3\]\(([^)]+)\)/g;

/** Splits inline Markdown into its parts. */
export function parseInlineMarkdown(markdown: string): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  const plain = (end: number): void => {
    const text = markdown.slice(done, end);
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of markdown.matchAll(INLINE_PATTERN)) {
    const [whole, code, strong, tick, text = '', to = ''] = match;
    plain(match.index);
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'link', text, to, isCode: tick === '`' });
    done = match.index + whole.length;
  }
  plain(markdown.length);
  return parts;
}
