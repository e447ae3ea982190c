// Overrides the generated list of routes: in the browser, only the home page is looked for
// in it.
import { BASE_PATH } from '@site/src/site/basePath';

export default [{ path: BASE_PATH, exact: true }];
