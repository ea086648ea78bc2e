/** The environment of each process of the demo gallery. A variable that the caller has set wins over the demo's. */
import path from 'node:path';

/** Stand-ins for Stripe's keys, known to everyone: the API refuses them in production. */
const sandboxKeys = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
};

/**
 * @typedef {object} Addresses
 * @property {string} web
 * @property {string} admin
 * @property {string} sandbox
 * @property {string} api
 */

/** @param {import('./ports.mjs').Ports} ports @returns {Addresses} */
export const addressesOf = (ports) => ({
  web: `http://localhost:${ports.web}`,
  admin: `http://localhost:${ports.admin}`,
  sandbox: `http://localhost:${ports.sandbox}`,
  api: `http://localhost:${ports.api}`,
});

/**
 * A quarter less memory for the same work (ADR 0123), as in the image. The build writes the code cache with the same
 * options of Node, because V8 refuses a cache written with others (ADR 0131).
 */
export const memoryOptions = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=512',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The builds in which the API renders pages. @param {string} root */
const pageBundles = (root) =>
  Object.entries({
    shell: 'shell',
    mf_storefront: 'mf-storefront',
    mf_live: 'mf-live',
    mf_collector: 'mf-collector',
  })
    .map(([name, folder]) => `${name}=${path.resolve(root, folder, 'dist/server')}`)
    .join(',');

/**
 * @param {{ root: string, ports: import('./ports.mjs').Ports, dataDir: string, databaseUrl: string, caller: NodeJS.ProcessEnv }} gallery
 * @returns {NodeJS.ProcessEnv}
 */
export function apiEnvironment({ root, ports, dataDir, databaseUrl, caller }) {
  const at = addressesOf(ports);
  const usesOwnStripe = Boolean(caller.STRIPE_SECRET_KEY);
  return {
    ...memoryOptions,
    NODE_ENV: 'development',
    SALES_MODE: 'purchase',
    PUBLIC_ORIGIN: at.web,
    ADMIN_ORIGIN: at.admin,
    WEB_ORIGIN: at.web,
    PAGE_BUNDLES: pageBundles(root),
    ...(usesOwnStripe ? {} : { ...sandboxKeys, STRIPE_HOST: `http://127.0.0.1:${ports.sandbox}` }),
    ...caller,
    PORT: String(ports.api),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.resolve(dataDir),
  };
}

/**
 * @param {{ ports: import('./ports.mjs').Ports, dataDir: string, caller: NodeJS.ProcessEnv }} gallery
 * @returns {NodeJS.ProcessEnv}
 */
export const sandboxEnvironment = ({ ports, dataDir, caller }) => ({
  ...caller,
  ...sandboxKeys,
  PORT: String(ports.sandbox),
  HOST: '127.0.0.1',
  STATE_FILE: path.resolve(dataDir, 'stripe-sandbox.json'),
  WEBHOOK_URL: `http://127.0.0.1:${ports.api}/api/stripe/webhook`,
});
