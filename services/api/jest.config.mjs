import path from 'node:path';
import node from '../../tools/jest/node.mjs';
import { timeFactor } from '../../tools/jest/time-factor.mjs';

export default {
  ...node(import.meta.dirname),
  roots: ['<rootDir>/src', '<rootDir>/test'],
  setupFiles: ['reflect-metadata', path.join(import.meta.dirname, 'test/children-read-typescript.cjs')],
  // One throwaway database server for the run; each worker has a schema of its own on it.
  globalSetup: path.join(import.meta.dirname, 'test/global-setup.mjs'),
  globalTeardown: path.join(import.meta.dirname, 'test/global-teardown.mjs'),
  // On two cores jest would take one: most of a test file's time is its API coming up, and the database has room.
  maxWorkers: 2,
  // Twice two APIs coming up, with the machine shared by the browser and something else.
  testTimeout: 60_000 * timeFactor,
};
