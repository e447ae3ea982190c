/**
 * What of the site's configuration only the build reads. Fields that are not
 * listed, such as those of a later Docusaurus, get to the browser.
 */
const BUILD_ONLY = new Set([
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** The same, deeper in the configuration. */
const BUILD_ONLY_INSIDE = new Set([
  'experimental_faster',
  'experimental_storage',
  // Read by the highlighter, which `noLanguages.ts` keeps out of the browser.
  'prism',
]);

/**
 * Writes the site's configuration as a module, without what only the build
 * reads: the options of plugins and presets, their paths, and the bundler's.
 */
export function writeConfig(config: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries(config).filter(([name]) => !BUILD_ONLY.has(name));
  const source = JSON.stringify(
    Object.fromEntries(kept),
    (name, value: unknown) => (BUILD_ONLY_INSIDE.has(name) ? undefined : value),
  );
  return `export default ${source};\n`;
}
