// The components of this folder where MDX is rendered: when the site is
// built, in the development server, and with the stock client. Otherwise the
// browser makes them from the page (see `start.tsx`).
import type { ComponentType, ReactNode } from 'react';
import Island, {
  checkIsland,
  type IslandProps,
} from '@site/src/components/Island';

const files = import.meta.webpackContext('.', {
  recursive: false,
  regExp: /\/[A-Z]\w*\.tsx$/,
});

function inMdx(name: string, file: string): ComponentType<IslandProps> {
  const { default: component } = files(file) as {
    readonly default: ComponentType<IslandProps>;
  };
  return function IslandInMdx(props: IslandProps): ReactNode {
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
