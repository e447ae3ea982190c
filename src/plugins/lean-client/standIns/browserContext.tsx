// Stands in for the module of the same name of Docusaurus' client. It is the
// same, but what waits to be in a browser is rendered in steps that a reader's
// touch can come between.
import {
  createContext,
  startTransition,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/** Whether the page has come alive. */
export const Context = createContext(false);

interface Props {
  readonly children: ReactNode;
}

export function BrowserContextProvider({ children }: Props): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
