import path from 'node:path';
import node from '../../tools/jest/node.mjs';
import { timeFactor } from '../../tools/jest/time-factor.mjs';

const api = path.resolve(import.meta.dirname, '../api');
const preset = node(import.meta.dirname);

/** Seeds run against the API's own sources and a throwaway database, as the API's tests do. */
export default {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '^@gallery/api/(?!data/)(.*)$': path.join(api, 'src/$1') },
  setupFiles: ['reflect-metadata', path.join(api, 'test/children-read-typescript.cjs')],
  globalSetup: path.join(api, 'test/global-setup.mjs'),
  globalTeardown: path.join(api, 'test/global-teardown.mjs'),
  maxWorkers: 2,
  // A seed makes pictures and buys prints before its first test.
  testTimeout: 60_000 * timeFactor,
};
