/** Questions about portals of `@gorhom/portal` and the providers around them. */
import type { JSXOpeningElement, Node } from '@babel/types';
import { nameOf } from '../semanticModel';
import type { RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';

/** Whether a portal may have neither a `hostName` nor a provider of its own. */
export function lacksHostName(
  { node }: LibraryUsage,
  context: RuleContext,
): boolean {
  const { model, hasModalProvider } = context;
  if (hasModalProvider === false) return false;
  const binding =
    node.type === 'ImportSpecifier' ? model.bindingOf(node.local) : undefined;
  const tags = (binding ? model.referencesOf(binding) : [])
    .map((each) => model.parentOf(each))
    .filter((each) => each?.type === 'JSXOpeningElement');
  const isNamed = ({ attributes }: JSXOpeningElement) =>
    attributes.some(
      (each) => 'name' in each && nameOf(each.name) === 'hostName',
    );
  const isProvided = (tag: JSXOpeningElement) => {
    const names = model
      .pathOf(tag)
      .getAncestry()
      .flatMap(({ node: each }) =>
        each.type === 'JSXElement' ? nameIn(each.openingElement.name) : [],
      );
    return names.find((name) => name.endsWith('Provider')) === 'PortalProvider';
  };
  const nameIn = (tag: Node) =>
    model.externalExportName(tag) || (model.components(tag)[0] ?? '');
  return (
    tags.length === 0 || !tags.every((tag) => isNamed(tag) || isProvided(tag))
  );
}
