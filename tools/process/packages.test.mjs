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

/** @param {string} file @param {Record<string, string>} versions @param {Record<string, string>} [optional] */
function saveLock(file, versions, optional = {}) {
  const entry =
    (more) =>
    ([name, version]) => [`node_modules/${name}`, { version, ...more }];
  const packages = [
    ...Object.entries(versions).map(entry({})),
    ...Object.entries(optional).map(entry({ optional: true })),
  ];
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), JSON.stringify({ packages: Object.fromEntries(packages) }));
}

/** Installs with an npm that only records that it was called. */
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

test('installs if there are no packages, and not again', async () => {
  expect(await npmRuns()).toBe(1);
  expect(await npmRuns()).toBe(0);
});

test('installs again if the lock file has changed', async () => {
  await npmRuns();
  saveLock('package-lock.json', { react: '2.0.0' });
  expect(await npmRuns()).toBe(1);
});

test('does not install again if a checkout only changed the time of the lock file', async () => {
  await npmRuns();
  const later = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(root, 'package-lock.json'), later, later);
  expect(await npmRuns()).toBe(0);
});

test.each([
  { what: 'the same packages', recorded: { react: '1.0.0' }, runs: 0 },
  { what: 'another version', recorded: { react: '1.1.0' }, runs: 1 },
  { what: 'a package less', recorded: {}, runs: 1 },
  { what: 'a package more', recorded: { react: '1.0.0', vue: '3.0.0' }, runs: 1 },
])('a manual installation with $what leads to $runs of ours', async ({ recorded, runs }) => {
  saveLock('package-lock.json', { react: '1.0.0' });
  saveLock('node_modules/.package-lock.json', recorded);
  expect(await npmRuns()).toBe(runs);
});

test('packages for other systems are not missed', async () => {
  saveLock('package-lock.json', { react: '1.0.0' }, { 'react-for-beos': '1.0.0' });
  saveLock('node_modules/.package-lock.json', { react: '1.0.0' });
  expect(await npmRuns()).toBe(0);
});

test('an interrupted installation does not count', async () => {
  fs.mkdirSync(path.join(root, 'node_modules', 'react'), { recursive: true });
  expect(await npmRuns()).toBe(1);
});
