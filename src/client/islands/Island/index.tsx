import {
  Children,
  createElement,
  isValidElement,
  type ComponentType,
  type ReactNode,
} from 'react';
import CodeBlock from '@site/src/components/Code';

/** The props of a component in MDX: what JSON can carry, and code blocks. */
export interface IslandProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/**
 * Puts a component of MDX into an element that says what it is made again from.
 */
export default function asIsland(
  name: string,
  component: ComponentType<never>,
): ComponentType<IslandProps> {
  return function Island(props: IslandProps): ReactNode {
    checkIsland(name, props);
    const { children, ...data } = props;
    return (
      <div data-island={name} data-props={JSON.stringify(data)}>
        {createElement(component as ComponentType<IslandProps>, data, children)}
      </div>
    );
  };
}

/** Whether a value is the same after it has been JSON. */
function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value === 'object' && value !== null) {
    // A date, a map or an instance of a class comes back as something else.
    return (
      Object.getPrototypeOf(value) === Object.prototype &&
      !isValidElement(value) &&
      Object.values(value).every(isJson)
    );
  }
  return typeof value === 'number'
    ? Number.isFinite(value)
    : ['string', 'boolean', 'undefined'].includes(typeof value) ||
        value === null;
}

/**
 * Makes sure that a component can be made again from the page.
 *
 * @throws Error when its props or children would be lost
 */
export function checkIsland(name: string, props: IslandProps): void {
  const { children, ...data } = props;
  for (const [key, value] of Object.entries(data)) {
    if (!isJson(value)) {
      throw new Error(
        `the prop "${key}" of <${name}> cannot be written as JSON; use text, numbers, lists or plain objects.`,
      );
    }
  }
  for (const child of Children.toArray(children)) {
    const isSpace = typeof child === 'string' && child.trim() === '';
    if (!isSpace && !(isValidElement(child) && child.type === CodeBlock)) {
      throw new Error(
        `<${name}> may have only code blocks as children; the browser cannot restore others from the built page.`,
      );
    }
  }
}
