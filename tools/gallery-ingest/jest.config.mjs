import node from '../jest/node.mjs';

export default {
  ...node(import.meta.dirname),
  testMatch: ['**/*.test.mjs'],
  testTimeout: 30_000,
  // What watches folders comes as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(chokidar|readdirp)/)'],
};
