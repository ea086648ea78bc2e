import path from 'node:path';
import config from './jest.config.mjs';

/** All tests in one suite that loads the API once: what `npm test` runs (ADR 0028). */
export default {
  ...config,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: [path.join(import.meta.dirname, 'test/all-files.suite.ts')],
};
