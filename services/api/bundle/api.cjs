const { startTracing } = require('../dist/platform/tracing/tracing');

/**
 * Loads the API. Traced modules must not be loaded before tracing is set up.
 * @returns {Promise<() => Promise<void>>} starts it
 */
exports.loadApi = async () => {
  await startTracing();
  return require('../dist/bootstrap').bootstrap;
};
