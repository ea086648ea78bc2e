/**
 * One file of what every start of the API loads: reading some 2,500 files of packages takes longer than all else that a
 * start does (ADR 0131). It is made from what swc compiled, which programs that run seldom use as it is.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

const dir = import.meta.dirname;

/** Packages of many files. What they depend on is bundled too, unless the API depends on it itself. */
const BUNDLED = [
  '@gallery',
  '@nestjs',
  'class-transformer',
  'class-validator',
  'prom-client',
  'qrcode',
  'rxjs',
  'stripe',
  'typeorm',
];

/** What packages load at their start for a part of them that the API does not use: an empty object takes its place. */
const UNUSED = [
  // The drivers of other databases, which TypeORM names in one list.
  { from: /typeorm\/driver$/, request: /^\.\/(?!mysql\/)[\w-]+\/\w+Driver$/ },
  // Numbering plans of all countries, for class-validator's IsPhoneNumber.
  { from: /class-validator/, request: /^libphonenumber-js\/max$/ },
  // For entities and migrations that are found by names of files; ours are imported.
  { from: /typeorm\/util$/, request: /^tinyglobby$/ },
  // For queries that TypeORM would log; ours are logged by their fingerprint.
  { from: /typeorm\/platform$/, request: /^@sqltools\/formatter/ },
  // For metrics that name their trace, which none of ours does.
  { from: /prom-client/, request: /^@opentelemetry\/api$/ },
  // For OpenAPI documents as YAML; ours are JSON.
  { from: /@nestjs\/swagger/, request: /^js-yaml$/ },
];

/**
 * All other packages stay where they are: those with native code or data, those that tracing must see as they are
 * loaded, and those that few requests need.
 */
const { dependencies } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
const outside = Object.keys(dependencies).filter((name) => !isOneOf(BUNDLED, name));

export default {
  mode: 'production',
  target: 'node20',
  context: dir,
  entry: {
    api: './bundle/api.cjs',
    'picture-process.main': './dist/media/event-pictures/picture-process.main.js',
  },
  output: {
    path: path.join(dir, 'dist/bundle'),
    filename: '[name].js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  devtool: 'source-map',
  // As Node itself finds them: a second copy of a package would not know what the first one was told.
  resolve: { mainFields: ['main'] },
  // Paths are those of the bundle, from which packages are found as from everywhere in the API.
  node: { __dirname: false, __filename: false },
  module: {
    parser: {
      javascript: {
        dynamicImportMode: 'eager',
        requireResolve: false,
        requireAsExpression: false,
        requireDynamic: false,
        createRequire: true,
      },
    },
    rules: [{ test: /\.js$/, include: path.join(dir, 'dist'), extractSourceMap: true }],
  },
  externals: [
    ({ request, context, getResolve }, done) => {
      if (UNUSED.some((part) => part.from.test(context) && part.request.test(request)))
        return done(undefined, 'var {}');
      if (request.startsWith('node:') || isOneOf(outside, request))
        return done(undefined, `commonjs ${request}`);
      // Optional dependencies that are not installed fail when they are asked for, as they do without a bundle.
      getResolve()(context, request, (missing) =>
        done(undefined, missing ? `commonjs ${request}` : undefined),
      );
    },
  ],
  optimization: {
    splitChunks: false,
    // Names of classes and functions are in logs, metrics and the database. ASCII takes half the memory.
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { mangle: false, compress: false, format: { comments: false, asciiOnly: true } },
      }),
    ],
  },
  plugins: [
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'bundle/main.cjs', to: 'main.js' },
        { from: 'bundle/load-bundle.cjs', to: 'load-bundle.js' },
      ],
    }),
  ],
  // TypeORM and Nest look for optional packages by names that only a running program knows.
  ignoreWarnings: [/Critical dependency/],
  performance: false,
  stats: 'errors-warnings',
};

/** @param {readonly string[]} names of packages or of scopes @param {string} request */
function isOneOf(names, request) {
  return names.some((name) => request === name || request.startsWith(`${name}/`));
}
