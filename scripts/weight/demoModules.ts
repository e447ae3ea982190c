// Bundles what all demos share as the site does, by the same plugin, but keeps
// its modules apart: each is a property of the chunk, and can be weighed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from '@babel/parser';
import { getSwcLoaderOptions, rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import liveDemos from '../../src/plugins/live-demos';

/** A module of the shared code, as it is served. */
export interface ModuleWeight {
  /** Its file, below the site's folder. */
  readonly file: string;
  /** `react-native-web`, or `src/live`. */
  readonly from: string;
  /** Bytes, minified. */
  readonly size: number;
  /** Its share of the compressed chunk, in bytes. */
  readonly gzip: number;
}

/** A module of the file, from the outermost of its packages. */
function packageOf(file: string): string {
  const [, scoped] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return scoped ?? 'src/live';
}

/** The modules in a chunk: the properties of the object in its only call. */
function readModules(code: string): { file: string; text: string }[] {
  const [statement] = parse(code).program.body;
  if (
    statement?.type !== 'ExpressionStatement' ||
    statement.expression.type !== 'CallExpression'
  ) {
    throw new Error('The chunk is not what the bundler writes.');
  }
  const [chunk] = statement.expression.arguments;
  const modules = chunk?.type === 'ArrayExpression' ? chunk.elements[1] : null;
  if (modules?.type !== 'ObjectExpression') {
    throw new Error('The chunk has no modules.');
  }
  return modules.properties.map((property) => {
    const key = 'key' in property ? property.key : undefined;
    const file =
      key?.type === 'StringLiteral' ? key.value.replace(/^\.\//, '') : '';
    return { file, text: code.slice(property.start ?? 0, property.end ?? 0) };
  });
}

/**
 * Weighs what all demos share.
 *
 * @param siteDir - the site's folder, absolute
 * @throws Error when the bundler finds a fault
 */
export async function weighDemoModules(
  siteDir: string,
): Promise<ModuleWeight[]> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'demo-modules-'));
  const plugin = liveDemos({ siteDir } as LoadContext);
  const loader = {
    loader: 'builtin:swc-loader',
    options: getSwcLoaderOptions({ isServer: false }),
  };
  const added = plugin.configureWebpack?.(
    { mode: 'production' },
    false,
    {
      currentBundler: { name: 'rspack', instance: rspack },
      getJSLoader: () => loader,
    } as unknown as ConfigureWebpackUtils,
    undefined,
  ) as {
    plugins: [];
    optimization: object;
    module: { rules: [] };
  };
  const compiler = rspack({
    mode: 'production',
    context: siteDir,
    entry: {
      main: path.join(siteDir, 'scripts/weight/demoEntry.ts'),
    },
    output: { path: outDir, filename: '[name].js', chunkFilename: '[name].js' },
    resolve: {
      alias: { '@site': siteDir },
      extensions: ['.tsx', '.ts', '.js', '.json'],
    },
    optimization: {
      ...added.optimization,
      concatenateModules: false,
      moduleIds: 'named',
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin()],
    },
    experiments: { css: true },
    performance: false,
    plugins: added.plugins,
    module: {
      rules: [
        ...added.module.rules,
        {
          test: /\.tsx?$/,
          include: [path.join(siteDir, 'src'), path.join(siteDir, 'scripts')],
          use: [loader],
        },
        { test: /\.css$/, type: 'css/module' },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const [fault] =
          stats?.toJson({ all: false, errors: true }).errors ?? [];
        if (error !== null) {
          reject(error);
        } else if (fault === undefined) {
          resolve();
        } else {
          reject(new Error(fault.message));
        }
      });
    });
    const code = readFileSync(path.join(outDir, 'live-vendor.js'), 'utf8');
    const modules = readModules(code).map(({ file, text }) => ({
      file,
      from: packageOf(file),
      size: text.length,
      alone: gzipSync(text, { level: 9 }).length,
    }));
    // Modules repeat each other's words, so together they are smaller.
    const share =
      gzipSync(code, { level: 9 }).length /
      modules.reduce((sum, { alone }) => sum + alone, 0);
    return modules
      .map(({ alone, ...module }) => ({ ...module, gzip: alone * share }))
      .sort((a, b) => b.gzip - a.gzip);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
