/** Jest preset for projects that run on Node: TypeScript through swc, workspace libraries from their source. */
import path from 'node:path';
import { timeFactor } from './time-factor.mjs';

const root = path.resolve(import.meta.dirname, '../..');

export const librarySources = {
  '^@gallery/(domain|contracts|health|api-client|session|testing)$': path.join(root, 'libs/$1/src/index.ts'),
  '^@gallery/health/test-support$': path.join(root, 'libs/health/src/test-support/index.ts'),
  '^@gallery/(object-store|stripe-sandbox|web)$': path.join(root, 'tools/$1/src/index.ts'),
};

/** @param {string} rootDir the project's folder */
export default (rootDir) => ({
  rootDir,
  roots: ['<rootDir>/src'],
  testEnvironment: 'node',
  // Jest's own.
  testTimeout: 5_000 * timeFactor,
  moduleNameMapper: librarySources,
  transform: {
    '^.+\\.(t|m?j)s$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@nestjs|cookie|uuid)/)'],
});
