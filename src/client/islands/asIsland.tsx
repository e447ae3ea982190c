import { createElement, type ComponentType, type ReactNode } from 'react';
import type { IslandName } from './list';

/** The props of a component in MDX: what JSON can carry, and code blocks. */
export interface IslandProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/**
 * Puts a component of MDX into an element that says what it is made again from.
 */
export default function asIsland(
  name: IslandName,
  component: ComponentType<never>,
): ComponentType<IslandProps> {
  return function Island({ children, ...data }: IslandProps): ReactNode {
    return (
      <div data-island={name} data-props={JSON.stringify(data)}>
        {createElement(component as ComponentType<IslandProps>, data, children)}
      </div>
    );
  };
}
