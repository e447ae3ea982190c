// Ejected because the theme names the link of a heading with code by its id, such as
// "snappoints", makes that name a part of the heading's for screen readers, and lets
// browsers translate names of APIs.
import { Children, cloneElement, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  isApiName,
  LONG_NAME,
  splitAtCapitals,
  splitAtApiNames,
} from '@site/src/site/apiName';
import type { Props } from '@theme/Heading';
import styles from './styles.module.css';

/** Lets a long name break before its capitals, not in the middle of a word. */
const withBreakOpportunities = (name: string): ReactNode =>
  LONG_NAME.test(name)
    ? splitAtCapitals(name).map((word, index) => (
        <Fragment key={index}>
          {word}
          <wbr />
        </Fragment>
      ))
    : name;

/** Marks the names of APIs in a heading: they may break, and are not translated. */
function withNames(title: ReactNode): ReactNode {
  return Children.map(title, (part) => {
    if (isValidElement<{ readonly children?: ReactNode }>(part)) {
      const { children } = part.props;
      return typeof children === 'string' && LONG_NAME.test(children)
        ? cloneElement(part, {}, withBreakOpportunities(children))
        : part;
    }
    return typeof part === 'string'
      ? splitAtApiNames(part).map((text, index) =>
          index % 2 === 1 ? (
            <span key={index} translate="no">
              {withBreakOpportunities(text)}
            </span>
          ) : (
            text
          ),
        )
      : part;
  });
}

/** Returns the text of a heading, with that of its code and emphasis. */
function headingPlainText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ readonly children?: ReactNode }>(child)) {
        return headingPlainText(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number'
        ? String(child)
        : '';
    })
    .join('');
}

/**
 * Renders a heading. Below the first level it has a link to itself, which
 * `src/client/permalinks.ts` also copies when it is pressed.
 */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const { children } = props;
  const content =
    typeof children === 'string' && isApiName(children) ? (
      <span translate="no">{withBreakOpportunities(children)}</span>
    ) : (
      withNames(children)
    );
  if (As === 'h1' || id === undefined) {
    return <As {...props}>{content}</As>;
  }
  brokenLinks.collectAnchor(id);
  const text = headingPlainText(children);
  const title = `Direct link to ${text}`;
  return (
    <As
      {...props}
      className={clsx('anchor', styles.anchor, props.className)}
      id={id}
      // Without it, screen readers read the link's name as a part of the heading's.
      aria-label={text}
    >
      {content}
      <Link
        className="hash-link"
        to={`#${id}`}
        // Without it, the name would be the "#" that the stylesheet adds.
        aria-label={title}
        title={title}
      />
    </As>
  );
}
