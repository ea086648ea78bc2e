/**
 * Rspack presets: a front-end project's configuration is one call.
 *
 *   export default shell({ dir: import.meta.dirname });
 *   export default remote({ dir: import.meta.dirname, name: 'mf_live' });
 *
 * Production builds carry content hashes everywhere except in the documents and federation manifests, run under a
 * strict Content-Security-Policy (no eval, no inline script) and are written with .br and .gz beside them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { base } from './rspack-base.mjs';
import {
  developmentMark,
  developmentPorts,
  developmentRemotes,
  developmentServer,
  reactRefreshHook,
} from './rspack-development.mjs';
import { leanFederation, leanRouter } from './rspack-lean-packages.mjs';
import { PageAssets } from './rspack-page-assets.mjs';
import { BuildName, serverBuild } from './rspack-server.mjs';
import { sharedPackages, sharedVersions } from './shared-packages.mjs';

const here = import.meta.dirname;
const isDevelopment = (env, argv) => argv.mode === 'development' || Boolean(env?.RSPACK_SERVE);

/**
 * The host: document, router and federation runtime. It takes no federation plugin (its container would cost 35 kB
 * and a round trip), see shell/src/remotes.
 * @param {{dir: string}} options folder of the project
 */
export const shell = ({ dir }) => {
  return (env, argv) => {
    const development = isDevelopment(env, argv);
    const publicPath = development ? '/' : '/shell/';
    const config = base({ dir, name: 'shell', development, publicPath });
    config.entry = { main: './src/main.ts' };
    config.plugins.push(
      documentFrom({ dir, development, publicPath }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new rspack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
        ENV_TARGET: '"web"',
        // The loader of remotes reads their manifests.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
    );
    if (development) {
      config.devServer = developmentServer({ name: 'shell', remotes: developmentRemotes() });
      return config;
    }
    config.optimization = { splitChunks: libraryFiles };
    config.plugins.push(new BuildName(/^main\.[0-9a-f]{8}\.js$/), compileAhead());
    const server = serverBuild({
      dir,
      name: 'shell',
      entry: './src/server/page-worker.ts',
      file: 'worker.cjs',
    });
    for (const { resolve } of [config, server]) resolve.alias = leanRouter();
    return inOneFolder(dir, [config, server]);
  };
};

/**
 * A remote: `./src/remote.tsx` exposed as `./remote`. In development it also serves itself alone at `/`, with the
 * API proxied, so that one person can work on it without the shell.
 * @param {object} options
 * @param {string} options.dir folder of the project
 * @param {string} options.name as in libs/contracts/src/remotes.ts
 * @param {string} [options.document] entry of a document of its own, built for production into dist/document
 * @param {boolean} [options.rendersOnServer] also built for the server that renders its pages
 */
export const remote = ({ dir, name, document, rendersOnServer = false }) => {
  return (env, argv) => {
    const development = isDevelopment(env, argv);
    const federated = federatedBuild({ dir, name, development });
    const alone = aloneBuild({ dir, name, development, entry: document ?? path.join(here, 'alone.tsx') });
    if (development) return [federated, alone];
    const builds = [federated, ...(document ? [alone] : [])];
    if (rendersOnServer) {
      federated.plugins.push(new BuildName(/^remoteEntry\.[0-9a-f]{8}\.js$/));
      builds.push(
        serverBuild({ dir, name, entry: './src/remote.tsx', file: 'remote.cjs', external: sharedPackages }),
      );
    }
    return inOneFolder(dir, builds);
  };
};

/**
 * The shell's first script in three files. Browsers finish compiling each in a task of its own, and a new build of the
 * gallery's own code (17 of 130 kB) leaves the libraries in visitors' caches.
 */
const libraryFiles = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    libraries: { name: 'libraries', test: /node_modules/, priority: 1 },
  },
  // Chunks that load later keep their own libraries.
  chunks: 'initial',
  minSize: 0,
};

/**
 * Lets browsers compile scripts while they arrive, on a thread of their own. Without the hint V8 compiles each function at
 * its first call, on the page's thread: a task of 150 ms on a phone for the shell, and a quarter of all scripting
 * for a remote's page. https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
  });

/**
 * Builds that share dist and run at the same time: each would remove what the others have just written. Dist is emptied
 * once, when the compiler is created: tools that only read the configuration must not touch it.
 */
function inOneFolder(dir, builds) {
  for (const { output } of builds) output.clean = false;
  builds[0].plugins.push({
    apply: () => fs.rmSync(path.join(dir, 'dist'), { recursive: true, force: true }),
  });
  return builds;
}

function federatedBuild({ dir, name, development }) {
  const origin = `http://localhost:${developmentPorts[name]}`;
  const publicPath = development ? `${origin}/remote/` : 'auto';
  const config = base({ dir, name, development, publicPath });
  // Documents name styles by their chunk's id, as the loader looks for them.
  config.output.cssChunkFilename = '[id].[contenthash:8].css';
  config.entry = {};
  config.plugins.push(
    new ModuleFederationPlugin({
      name,
      filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes: { './remote': './src/remote.tsx' },
      shared: Object.fromEntries(
        sharedPackages.map((pkg) => [
          pkg,
          // The shell always brings these: no fallback copy is built into the remote.
          { singleton: true, import: false, requiredVersion: `^${sharedVersions()[pkg]}` },
        ]),
      ),
      dts: false,
      manifest: true,
      experiments: {
        externalRuntime: true,
        // Remotes load no remotes: the shell does, and is responsible for them.
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
    }),
  );
  if (development) {
    config.devServer = developmentServer({ name });
    return config;
  }
  config.resolve.alias = leanFederation();
  config.plugins.push(new PageAssets(), compileAhead());
  return config;
}

function aloneBuild({ dir, name, development, entry }) {
  const publicPath = development ? '/' : '/document/';
  const config = base({ dir, name: `${name}_alone`, development, publicPath });
  config.entry = { main: entry };
  config.output.path = path.join(dir, 'dist/document');
  // A project may have more routes for those who work on it, such as a style guide.
  const workshop = path.join(dir, 'src/remote.development.tsx');
  const routes = development && fs.existsSync(workshop) ? workshop : path.join(dir, 'src/remote.tsx');
  config.resolve.alias = { 'gallery-remote$': routes };
  config.plugins.push(documentFrom({ dir, development, publicPath }));
  return config;
}

/** The project's index.html, or the plain one beside this file. */
function documentFrom({ dir, development, publicPath }) {
  const own = path.join(dir, 'index.html');
  const text = fs.readFileSync(fs.existsSync(own) ? own : path.join(here, 'alone.html'), 'utf8');
  const template = text.replaceAll('%PUBLIC_PATH%', publicPath);
  return new rspack.HtmlRspackPlugin({
    templateContent: development
      ? template.replace('</title>', `</title>${developmentMark}${reactRefreshHook}`)
      : template,
    scriptLoading: 'defer',
    // After the text and the picture of a rendered page, which it must not compete with.
    inject: 'body',
    publicPath,
  });
}
