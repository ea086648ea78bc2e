/**
 * The last step of the build: loads everything that a start loads, and keeps what V8 compiled. Runs with the options of
 * Node that the API runs with, because V8 refuses a cache that was made with others.
 */
const fs = require('node:fs');
const path = require('node:path');
const { codeCacheOf, loadBundle } = require('./load-bundle.cjs');

const file = path.join(__dirname, '../dist/bundle/api.js');

async function writeCodeCache() {
  fs.rmSync(codeCacheOf(file), { force: true });
  const { api, script } = loadBundle(file);
  await api.loadApi();
  if (script) fs.writeFileSync(codeCacheOf(file), script.createCachedData());
}

void writeCodeCache();
