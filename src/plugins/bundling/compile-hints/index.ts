import type { Plugin } from '@docusaurus/types';

/**
 * Tells V8 to compile all functions of a script in parallel as it arrives, instead of one
 * by one at their first call. Other engines see a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const MAIN_SCRIPT = /(?:^|\/)main\.[^/]+\.js$/;

/** After `PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE` (400), where the minimizer drops comments. */
const STAGE = 700;

/**
 * Docusaurus plugin: puts {@link COMPILE_HINT} before the script that each page of the
 * built site loads first. Other scripts need none: Chromium compiles those below 30 KB
 * only when they run, and few readers load larger ones.
 */
export default function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack: (config, isServer, { currentBundler }) => ({
      plugins:
        isServer || config.mode !== 'production'
          ? []
          : [
              new currentBundler.instance.BannerPlugin({
                banner: COMPILE_HINT,
                raw: true,
                test: MAIN_SCRIPT,
                stage: STAGE,
              }),
            ],
    }),
  };
}
