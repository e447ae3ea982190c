import { useEffect, useState } from 'react';

/**
 * Loads something once the component is shown. What does not load is left out;
 * the next component tries it again.
 *
 * @param load - must be stable
 */
export function useLoaded<Data>(load: () => Promise<Data>): Data | undefined {
  const [loaded, setLoaded] = useState<{ readonly data: Data }>();
  useEffect(() => {
    load().then(
      (data) => {
        setLoaded({ data });
      },
      () => undefined,
    );
  }, [load]);
  return loaded?.data;
}
