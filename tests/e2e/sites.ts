import { BASE_PATH } from '../../src/site/basePath';

export { BASE_PATH };

/** Set this when something else on the machine has the ports. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 4173);

/** Port of the site as a fresh clone builds it. */
export const EMBEDDED_PORT = FIRST_PORT;

/** Port of the site built with hosted search, analytics and an announcement. */
export const HOSTED_PORT = FIRST_PORT + 1;

/** Address of the site built with every hosted service. */
export const HOSTED_URL = `http://127.0.0.1:${HOSTED_PORT}${BASE_PATH}`;
