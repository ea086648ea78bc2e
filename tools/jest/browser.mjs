/** Jest preset for projects that run in a browser: jsdom with Node's fetch, CSS modules as their class names. */
import path from 'node:path';
import { librarySources } from './node.mjs';
import { timeFactor } from './time-factor.mjs';

const here = import.meta.dirname;
const ui = path.resolve(here, '../../libs/ui/src');

/** @param {string} rootDir the project's folder */
const browser = (rootDir) => ({
  rootDir,
  roots: ['<rootDir>/src'],
  testEnvironment: path.join(here, 'jsdom-environment.cjs'),
  // Longer than several waits of browser-setup.cjs.
  testTimeout: 60_000 * timeFactor,
  setupFilesAfterEnv: [path.join(here, 'browser-setup.cjs')],
  moduleNameMapper: {
    '\\.css$': path.join(here, 'css-names.cjs'),
    ...librarySources,
    '^@gallery/ui$': path.join(ui, 'index.ts'),
    '^@gallery/ui/(dialog|forms|tabs|toast|tooltip)$': path.join(ui, '$1/index.ts'),
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
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
});

export default browser;

/**
 * The same tests as one file for jest, which loads React and the libraries once for all of them (ADR 0077).
 * @param {string} rootDir
 * @param {string[]} [alone] files below src that need a fresh window
 */
export const inOneSuite = (rootDir, alone = []) => {
  const testsFolder = path.join(rootDir, 'src');
  return {
    ...browser(rootDir),
    roots: [path.join(here, 'suite'), testsFolder],
    testMatch: [path.join(here, 'suite/*.suite.cjs'), ...alone.map((file) => path.join(testsFolder, file))],
    globals: { testsFolder, testsAlone: alone },
  };
};
