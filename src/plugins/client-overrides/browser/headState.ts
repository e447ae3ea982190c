import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/** An element of the document's head, as it is to be. */
export interface HeadTag {
  readonly name: 'link' | 'meta' | 'script' | 'style';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What all `<Head>`s of a page together make of the document. */
export interface HeadState {
  readonly title: string | undefined;
  readonly html: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly tags: readonly HeadTag[];
}

/** React's names of attributes, where they are not the attributes'. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
};

type Props = Readonly<Record<string, unknown>>;

function attributesOf(props: Props): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      name === 'children' || value === undefined || value === null
        ? []
        : [
            [
              ATTRIBUTES[name] ?? name.toLowerCase(),
              String(value as string | number | boolean),
            ],
          ],
    ),
  );
}

function textOf({ children }: Props): string {
  return Children.toArray(children as ReactNode)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

function elementsOf(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) {
      return [];
    }
    return child.type === Fragment
      ? elementsOf(child.props.children as ReactNode)
      : [child];
  });
}

/**
 * What makes a tag the same as one that another `<Head>` sets; undefined where
 * the tag can not be told from others.
 */
function identityOf({ name, attributes, text }: HeadTag): string | undefined {
  const [key, value] =
    name === 'meta'
      ? (['charset', 'http-equiv', 'name', 'property', 'itemprop']
          .map((each) => [each, attributes[each]] as const)
          .find(([, found]) => found !== undefined) ?? [])
      : name === 'link'
        ? attributes.rel === 'canonical' || attributes.href === undefined
          ? ['rel', attributes.rel]
          : ['href', attributes.href]
        : ['text', attributes.src ?? text];
  return value === undefined
    ? undefined
    : [name, key, value.toLowerCase()].join('\n');
}

/**
 * Adds up what the `<Head>`s of a page say, as react-helmet-async does: of
 * tags for the same purpose those of the last `<Head>` count, and of
 * attributes and titles the last.
 *
 * @param heads - the children of each, outermost first
 */
export function addUp(heads: Iterable<ReactNode>): HeadState {
  let title: string | undefined;
  let html: Record<string, string> = {};
  let body: Record<string, string> = {};
  let tags: HeadTag[] = [];
  for (const children of heads) {
    const own: HeadTag[] = [];
    for (const { type, props } of elementsOf(children)) {
      if (type === 'title') {
        title = textOf(props);
      } else if (type === 'html') {
        html = { ...html, ...attributesOf(props) };
      } else if (type === 'body') {
        body = { ...body, ...attributesOf(props) };
      } else if (
        type === 'link' ||
        type === 'meta' ||
        type === 'script' ||
        type === 'style'
      ) {
        own.push({
          name: type,
          attributes: attributesOf(props),
          text: textOf(props),
        });
      }
    }
    const replaced = new Set(own.map(identityOf));
    tags = [...tags.filter((tag) => !replaced.has(identityOf(tag))), ...own];
  }
  return {
    title,
    html,
    body,
    tags: tags.filter((tag) => identityOf(tag) !== undefined),
  };
}
