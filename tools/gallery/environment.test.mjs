import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { memoryOptions } from './environment.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'services/api/dist/bundle');

test('the API starts with the code that V8 compiled in the build', async () => {
  const load = `const { script } = require('./load-bundle').loadBundle(${JSON.stringify(path.join(bundle, 'api.js'))});
    console.log(script.cachedDataRejected);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', load], {
    cwd: bundle,
    env: { PATH: process.env.PATH, ...memoryOptions },
    timeout: 30_000,
  });
  expect(stdout.trim()).toBe('false');
});

test('the image sets the same options', () => {
  const dockerfile = fs.readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
  for (const [name, value] of Object.entries(memoryOptions))
    expect(dockerfile).toContain(value.includes(' ') ? `${name}="${value}"` : `${name}=${value}`);
});
