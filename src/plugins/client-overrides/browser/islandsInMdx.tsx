// The components of `src/islands` where MDX is rendered: when the site is
// built, and in the development server. In the built site `noIslands` stands
// in for them, since docs pages are not rendered from MDX there (see
// `./article`).
import type { ComponentType, ReactNode } from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import Island, { checkIsland, type IslandProps } from './Island';

const files = import.meta.webpackContext('../../../islands', {
  recursive: false,
  regExp: /\/[A-Z]\w*\.tsx$/,
});

function inMdx(name: string, file: string): ComponentType<IslandProps> {
  const { default: component } = files(file) as {
    readonly default: ComponentType<IslandProps>;
  };
  return function IslandInMdx(props: IslandProps): ReactNode {
    const { plugin } = useRouteContext();
    if (plugin.name !== 'docusaurus-plugin-content-docs') {
      throw new Error(
        `<${name}> is for docs pages: the blog and other pages would load it on each of theirs.`,
      );
    }
    checkIsland(name, props);
    return <Island name={name} component={component} props={props} />;
  };
}

const islandsInMdx: Readonly<Record<string, ComponentType<IslandProps>>> =
  Object.fromEntries(
    files.keys().map((file) => {
      const name = file.replace(/^.*\/|\.tsx$/g, '');
      return [name, inMdx(name, file)];
    }),
  );

export default islandsInMdx;
