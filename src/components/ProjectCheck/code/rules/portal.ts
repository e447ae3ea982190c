/** Portals of `@gorhom/portal`, and the providers around them. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { nameOf } from '../semanticModel';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';

/** Whether a use of a portal has no `hostName` and no provider, or is not in the file. */
export function lacksHostName(
  { node }: LibraryUsage,
  context: RuleContext,
): boolean {
  const { code, values, hasModalProvider } = context;
  if (hasModalProvider === false) return false;
  const binding =
    node.type === 'ImportSpecifier' ? code.bindingOf(node.local) : undefined;
  const tags = (binding ? code.referencesOf(binding) : [])
    .map((each) => code.parentOf(each))
    .filter((each) => each?.type === 'JSXOpeningElement');
  const isNamed = ({ attributes }: JSXOpeningElement) =>
    attributes.some(
      (each) => 'name' in each && nameOf(each.name) === 'hostName',
    );
  const isProvided = (tag: JSXOpeningElement) => {
    const names = code
      .pathOf(tag)
      .getAncestry()
      .flatMap(({ node: each }) =>
        each.type === 'JSXElement' ? nameIn(each.openingElement.name) : [],
      );
    return names.find((name) => name.endsWith('Provider')) === 'PortalProvider';
  };
  const nameIn = (tag: Node) =>
    values.externalExportName(tag) || (values.components(tag)[0] ?? '');
  return (
    tags.length === 0 || !tags.every((tag) => isNamed(tag) || isProvided(tag))
  );
}
