import node from '../jest/node.mjs';
import { timeFactor } from '../jest/time-factor.mjs';

export default {
  ...node(import.meta.dirname),
  testMatch: ['**/*.test.mjs'],
  testTimeout: 30_000 * timeFactor,
  // The folder watcher comes as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(chokidar|readdirp)/)'],
};
