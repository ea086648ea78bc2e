/** What every front-end build has in common, see rspack.mjs. */
import path from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { Precompress } from './rspack-precompress.mjs';
import { ReportBuild } from './rspack-report.mjs';

/** @param {{dir: string, name: string, development: boolean, publicPath: string}} options */
export function base({ dir, name, development, publicPath }) {
  const hashed = (kind) => (development ? `[name].${kind}` : `[name].[contenthash:8].${kind}`);
  return {
    name,
    mode: development ? 'development' : 'production',
    context: dir,
    // The trigger of lazy compilation goes to the page's origin, which is the shell's, not the remote's.
    lazyCompilation: false,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: path.join(dir, 'dist'),
      // In memory there is nothing to clean up, and one of a remote's two builds would delete what the other writes.
      clean: !development,
      publicPath,
      uniqueName: name,
      filename: hashed('js'),
      chunkFilename: hashed('js'),
      cssFilename: hashed('css'),
      cssChunkFilename: hashed('css'),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // On a slow 3G line a page's chunks take 2.8 s. Two minutes, the default, is longer than anyone waits for a page.
      chunkLoadTimeout: 8_000,
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': {
          localIdentName: development ? '[uniqueName]-[name]-[local]' : '[uniqueName]-[hash:6]-[local]',
          exportsConvention: 'camel-case',
        },
      },
      rules: [{ test: /\.css$/, type: 'css/auto' }, typescript(development)],
    },
    plugins: development ? developmentPlugins(name) : [new Precompress()],
    // Development puts styles of several pages into one file. Their order there decides nothing: no element carries
    // classes of two files, because no component accepts a caller's class name.
    ignoreWarnings: development ? [/Conflicting order between/] : [],
    performance: false,
    stats: 'errors-warnings',
  };
}

const developmentPlugins = (name) => [
  new ReactRefreshRspackPlugin({ library: name }),
  ...(process.env.BUILD_REPORT === 'json' ? [new ReportBuild()] : []),
];

function typescript(development) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
        target: 'es2022',
      },
    },
  };
}
