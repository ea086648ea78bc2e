import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildAndRemember, isBuilt } from './build-stamp.mjs';

let root;

/** @param {string} file @param {string} text */
function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

const build = async () => write('shell/dist/main.js', 'built');

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-stamp-'));
  write('shell/src/main.ts', 'one');
  write('node_modules/react/index.js', 'react');
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it('knows nothing before the first build', () => {
  expect(isBuilt(root)).toBe(false);
});

it('finds the workspaces as the build left them', async () => {
  await buildAndRemember(root, build);
  expect(isBuilt(root)).toBe(true);
});

it.each([
  ['a changed source', () => write('shell/src/main.ts', 'two!')],
  ['a new source', () => write('shell/src/page.ts', '')],
  ['a removed build', () => fs.rmSync(path.join(root, 'shell/dist'), { recursive: true })],
  ['a changed lock file', () => write('package-lock.json', '{}')],
])('builds again after %s', async (_what, change) => {
  await buildAndRemember(root, build);
  change();
  expect(isBuilt(root)).toBe(false);
});

it('builds again when a source was edited during the build', async () => {
  await buildAndRemember(root, async () => {
    await build();
    write('shell/src/main.ts', 'edited');
  });
  expect(isBuilt(root)).toBe(false);
});

it('forgets the last build when the next one fails', async () => {
  await buildAndRemember(root, build);
  await expect(buildAndRemember(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isBuilt(root)).toBe(false);
});

it('ignores documents and test results', async () => {
  await buildAndRemember(root, build);
  write('docs/adr/0001.md', 'words');
  write('e2e/results/log.txt', 'failed');
  expect(isBuilt(root)).toBe(true);
});
