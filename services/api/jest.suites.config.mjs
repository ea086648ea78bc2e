import path from 'node:path';
import config from './jest.config.mjs';

/** All tests, in a few suites that load the API once each: what `npm test` runs (ADR 0028). */
export default {
  ...config,
  testMatch: [path.join(import.meta.dirname, 'test/suites/*.suite.ts')],
  testSequencer: path.join(import.meta.dirname, 'test/suites/heaviest-first.cjs'),
};
