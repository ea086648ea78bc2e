import path from 'node:path';
import preset from '../jest/node.mjs';

const tools = path.resolve(import.meta.dirname, '..');

/** Tests of the commands, the generators and everything else in tools that is not a package. */
export default {
  ...preset(tools),
  testMatch: ['**/*.test.mjs'],
  // ECMAScript modules, which jest cannot require as they are.
  transformIgnorePatterns: ['/node_modules/(?!(chokidar|readdirp)/|.*content-disposition/)'],
  roots: [
    'backup',
    'bench',
    'cluster',
    'contracts',
    'database',
    'development',
    'doctor',
    'galera',
    'gallery',
    'generate',
    'history',
    'images',
    'lighthouse',
    'process',
    'requirements',
    'screenshots',
    'strings',
    'test',
    'verify',
  ].map((folder) => path.join(tools, folder)),
};
