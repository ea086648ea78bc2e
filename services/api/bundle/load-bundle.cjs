const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/** What V8 compiled when the bundle was built. */
const codeCacheOf = (file) => `${file}.cache`;

/**
 * Loads the bundle as `require` does, but takes its functions compiled from the code cache. V8 refuses the cache of
 * another version of itself and then compiles as usual. Source maps work only with `require`.
 * @param {string} file
 * @returns {{ api: typeof import('./api.cjs'), script: vm.Script | null }} null when loaded by `require`
 */
exports.loadBundle = (file) => {
  if (process.sourceMapsEnabled) return { api: require(file), script: null };
  const cache = codeCacheOf(file);
  // The bundle is ASCII, which needs no decoding.
  const script = new vm.Script(Module.wrap(fs.readFileSync(file, 'latin1')), {
    filename: file,
    cachedData: fs.existsSync(cache) ? fs.readFileSync(cache) : undefined,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const bundle = { exports: {} };
  script.runInThisContext()(bundle.exports, Module.createRequire(file), bundle, file, path.dirname(file));
  return { api: bundle.exports, script };
};

exports.codeCacheOf = codeCacheOf;
