/**
 * Every project of the workspace and what it may import, as in docs/architecture.md. A folder that is not listed here fails
 * the check, and nothing is allowed by pattern.
 */

import { remotes as declaredRemotes } from '../build/remotes.mjs';

const libraries = ['domain', 'contracts', 'api-client', 'session', 'ui'];

/**
 * @typedef {object} Project
 * @property {string} folder from the root
 * @property {string[]} mayImport
 * @property {string[]} [testsMayImport] in its tests and its configuration only
 * @property {true} [browser] its code runs in a page
 */

/** @type {Record<string, Project>} */
export const projects = {
  domain: { folder: 'libs/domain', mayImport: [], testsMayImport: ['jest'], browser: true },
  contracts: { folder: 'libs/contracts', mayImport: ['domain'], testsMayImport: ['jest'], browser: true },
  health: { folder: 'libs/health', mayImport: [], testsMayImport: ['jest'] },
  'api-client': {
    folder: 'libs/api-client',
    mayImport: ['contracts'],
    testsMayImport: ['testing', 'jest'],
    browser: true,
  },
  session: {
    folder: 'libs/session',
    mayImport: ['contracts', 'api-client', 'domain'],
    testsMayImport: ['testing', 'jest'],
    browser: true,
  },
  ui: { folder: 'libs/ui', mayImport: [], testsMayImport: ['testing', 'jest'], browser: true },
  testing: {
    folder: 'libs/testing',
    mayImport: ['contracts', 'domain'],
    testsMayImport: ['jest'],
    browser: true,
  },
  shell: {
    folder: 'shell',
    mayImport: libraries,
    testsMayImport: ['testing', 'build', 'jest'],
    browser: true,
  },
  ...Object.fromEntries(
    declaredRemotes.map(({ folder }) => [
      folder,
      { folder, mayImport: libraries, testsMayImport: ['testing', 'build', 'jest'], browser: true },
    ]),
  ),
  api: {
    folder: 'services/api',
    mayImport: ['domain', 'contracts', 'health'],
    testsMayImport: ['database', 'object-store', 'stripe-sandbox', 'jest'],
  },
  seed: {
    folder: 'services/seed',
    mayImport: ['api', 'domain', 'contracts'],
    testsMayImport: ['database', 'jest'],
  },
  'gallery-ingest': { folder: 'tools/gallery-ingest', mayImport: [], testsMayImport: ['jest'] },
  'object-store': { folder: 'tools/object-store', mayImport: [], testsMayImport: ['jest'] },
  'stripe-sandbox': { folder: 'tools/stripe-sandbox', mayImport: [], testsMayImport: ['jest'] },
  web: { folder: 'tools/web', mayImport: [], testsMayImport: ['process', 'gallery', 'jest'] },
  build: { folder: 'tools/build', mayImport: libraries },
  development: {
    folder: 'tools/development',
    mayImport: ['process', 'gallery', 'build', 'boundaries', 'database'],
    testsMayImport: ['jest'],
  },
  jest: { folder: 'tools/jest', mayImport: ['testing'] },
  database: { folder: 'tools/database', mayImport: [], testsMayImport: ['jest'] },
  screenshots: { folder: 'tools/screenshots', mayImport: [] },
  bench: { folder: 'tools/bench', mayImport: ['process', 'gallery', 'database', 'test'] },
  cluster: {
    folder: 'tools/cluster',
    mayImport: ['process', 'gallery', 'galera', 'history', 'test', 'database', 'bench', 'object-store'],
    testsMayImport: ['jest'],
  },
  history: {
    folder: 'tools/history',
    mayImport: ['cluster', 'process', 'gallery', 'database'],
    testsMayImport: ['jest'],
  },
  galera: { folder: 'tools/galera', mayImport: ['process', 'gallery', 'database'], testsMayImport: ['jest'] },
  lighthouse: {
    folder: 'tools/lighthouse',
    mayImport: ['process', 'gallery', 'test'],
    testsMayImport: ['jest'],
  },
  backup: {
    folder: 'tools/backup',
    mayImport: ['process', 'gallery', 'database'],
    testsMayImport: ['object-store', 'jest'],
  },
  doctor: {
    folder: 'tools/doctor',
    mayImport: ['backup', 'health'],
    testsMayImport: ['object-store', 'jest'],
  },
  process: { folder: 'tools/process', mayImport: [], testsMayImport: ['jest'] },
  gallery: {
    folder: 'tools/gallery',
    mayImport: ['process', 'database', 'object-store', 'build'],
    testsMayImport: ['jest'],
  },
  images: { folder: 'tools/images', mayImport: ['process', 'gallery', 'database'], testsMayImport: ['jest'] },
  test: {
    folder: 'tools/test',
    mayImport: ['process', 'gallery', 'images', 'database'],
    testsMayImport: ['jest'],
  },
  boundaries: { folder: 'tools/boundaries', mayImport: ['build'] },
  generate: {
    folder: 'tools/generate',
    mayImport: ['build'],
    testsMayImport: ['gallery', 'jest'],
  },
  'contracts-tool': { folder: 'tools/contracts', mayImport: [], testsMayImport: ['jest'] },
  verify: { folder: 'tools/verify', mayImport: ['process'], testsMayImport: ['jest'] },
  strings: { folder: 'tools/strings', mayImport: [], testsMayImport: ['jest'] },
  requirements: { folder: 'tools/requirements', mayImport: [], testsMayImport: ['jest'] },
  e2e: { folder: 'e2e', mayImport: ['domain', 'process', 'gallery', 'test', 'database'] },
};

/** The API's modules from the bottom to the top: a module may import those of earlier rows only, and only their index. */
export const apiModules = [
  ['migrations'],
  ['platform'],
  ['identity'],
  ['media', 'saved-views', 'settings'],
  ['pdf'],
  ['catalog', 'site-content'],
  ['events'],
  ['event-devices'],
  ['event-photo-uploads', 'payments'],
  ['orders'],
  ['certificates', 'payment-requests', 'private-previews'],
  ['print-ledger', 'affiliates', 'event-photo-orders'],
  ['inbox'],
  ['collectors'],
  ['people', 'live'],
  ['analytics', 'dashboard', 'emails', 'letters', 'pages', 'price-changes', 'search'],
];

export const remotes = declaredRemotes.map(({ folder }) => folder);

/** Tests, their helpers and configuration of tools: they may import what the product may not. */
export const testFiles = String.raw`((\.test|-test-support)\.(tsx?|mjs)$|\.config\.(mjs|ts)$|^(services/api|tools/web)/test/)`;

/** @param {string} name */
export function folderOf(name) {
  const project = projects[name];
  if (!project) throw new Error(`Not a project: ${name}`);
  return project.folder;
}
