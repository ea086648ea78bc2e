/**
 * The second build of a front-end project: one file for Node, in which the API's worker renders pages before their
 * scripts run in the browser. Class names equal the browser build's; styles, fonts and pictures are left to that one.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { base } from './rspack-base.mjs';

/** Below a project's dist; tools/web does not serve it. */
const FOLDER = 'server';

/**
 * @param {object} options
 * @param {string} options.dir folder of the project
 * @param {string} options.name the browser build's: it is part of every class name
 * @param {string} options.entry
 * @param {string} options.file name of the output
 * @param {readonly string[]} [options.external] packages that the loader of the file provides
 */
export function serverBuild({ dir, name, entry, file, external = [] }) {
  const config = base({ dir, name, development: false, publicPath: '' });
  config.name = `${name}_server`;
  config.target = 'node20';
  config.entry = { main: entry };
  config.externals = Object.fromEntries(external.map((pkg) => [pkg, `commonjs ${pkg}`]));
  Object.assign(config.output, {
    path: path.join(dir, 'dist', FOLDER),
    clean: false,
    filename: file,
    library: { type: 'commonjs2' },
  });
  config.module.parser.javascript = { dynamicImportMode: 'eager' };
  config.module.generator['css/auto'].exportsOnly = true;
  config.module.generator.asset = { emit: false };
  config.optimization = { minimize: true, minimizer: [withoutComments()] };
  config.plugins = [];
  return config;
}

/**
 * V8 keeps the source in memory, with two bytes for each character as soon as one of them is a curly quote. Stack traces
 * still name functions.
 */
const withoutComments = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { mangle: false, compress: false, format: { comments: false, asciiOnly: true } },
  });

/**
 * Writes build.json beside the server's file: the name of the browser build's entry, which carries a hash over all of
 * it. Pages rendered by one build are never sent with the scripts of another.
 */
export class BuildName {
  /** @param {RegExp} entry */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('BuildName', async (compilation) => {
      const name = Object.keys(compilation.assets).find((asset) => this.entry.test(asset));
      if (!name) throw new Error(`The build of ${compiler.options.name} has no entry.`);
      const folder = path.join(compiler.outputPath, FOLDER);
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, 'build.json'), JSON.stringify({ build: name }));
    });
  }
}
