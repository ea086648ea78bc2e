/** Jest preset for projects that run in a browser: jsdom with Node's fetch, CSS modules as their class names. */
import path from 'node:path';
import { librarySources } from './node.mjs';

const here = import.meta.dirname;
const ui = path.resolve(here, '../../libs/ui/src');

/** @param {string} rootDir the project's folder */
export default (rootDir) => ({
  rootDir,
  roots: ['<rootDir>/src'],
  testEnvironment: path.join(here, 'jsdom-environment.cjs'),
  setupFilesAfterEnv: [path.join(here, 'browser-setup.cjs')],
  moduleNameMapper: {
    '\\.css$': path.join(here, 'css-names.cjs'),
    ...librarySources,
    '^@gallery/ui$': path.join(ui, 'index.ts'),
    '^@gallery/ui/(dialog|tabs|toast|tooltip)$': path.join(ui, '$1/index.ts'),
  },
  transform: {
    '^.+\\.(t|m?j)sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
});
