import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackages } from './packages.mjs';

let root;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery packages '));
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Installs with an npm that only remembers that it was asked. */
async function npmRuns() {
  const asked = [];
  await installPackages({
    root,
    report: { say: () => undefined, step: (_what, work) => work(() => undefined) },
    processes: {
      run: async ({ args }) => {
        asked.push(args);
        fs.mkdirSync(path.join(root, 'node_modules'), { recursive: true });
      },
    },
  });
  return asked.length;
}

test('installs when there are no packages, and not again', async () => {
  expect(await npmRuns()).toBe(1);
  expect(await npmRuns()).toBe(0);
});

test('installs again when the lock file is newer', async () => {
  await npmRuns();
  const later = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(root, 'package-lock.json'), later, later);
  expect(await npmRuns()).toBe(1);
});

test('accepts packages that npm itself has recorded as newer than the lock file', async () => {
  fs.mkdirSync(path.join(root, 'node_modules'));
  fs.writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), '{}');
  expect(await npmRuns()).toBe(0);
});

test('an installation that was interrupted counts as none', async () => {
  fs.mkdirSync(path.join(root, 'node_modules', 'react'), { recursive: true });
  expect(await npmRuns()).toBe(1);
});
