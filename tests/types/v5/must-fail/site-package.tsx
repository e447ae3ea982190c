// must fail: ts2307 at line 2, a package of the site and not of the app
import clsx from 'clsx';

export const name = clsx('a', 'b');
