/** Aliases for packages whose default entry weighs more than what pages use of it. Production builds only. */
import { createRequire } from 'node:module';
import path from 'node:path';

const ownRequire = createRequire(import.meta.url);

/** React Router's exports lead every bundler to its development build, with warnings that no visitor reads. */
export function leanRouter() {
  const entry = ownRequire.resolve('react-router');
  const production = path.join(path.dirname(entry), '../production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

/**
 * The federation plugin builds the CommonJS files of its runtime into every remote's entry. None of it is tree-shaken;
 * the same files as ES modules lose five of twelve compressed kB.
 */
export function leanFederation() {
  const packages = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];
  return Object.fromEntries(
    packages.map((name) => [federationFile(name), federationFile(`${name}/bundler`)]),
  );
}

/** Resolved from the plugin's own dependencies, as the plugin does. */
function federationFile(request) {
  const tools = createRequire(ownRequire.resolve('@module-federation/enhanced')).resolve(
    '@module-federation/runtime-tools',
  );
  return createRequire(tools).resolve(request);
}
