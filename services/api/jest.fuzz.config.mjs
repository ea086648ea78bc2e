import path from 'node:path';
import config from './jest.config.mjs';

/** Thousands of requests by chance against the OpenAPI document: what `npm run fuzz` runs. */
export default { ...config, testMatch: [path.join(import.meta.dirname, 'test/fuzz/*.fuzz.ts')] };
