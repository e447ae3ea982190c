/** The folder of the compiled samples, below the site's base path. */
export const SAMPLES = 'assets/samples';
