import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aPicture } from '../test/picture.mjs';
import { watchFolder } from './hot-folder.mjs';
import { openJournal } from './journal.mjs';

/** @type {string} */
let root;
/** @type {ReturnType<typeof openJournal>} */
let journal;
/** @type {ReturnType<typeof watchFolder>} */
let watching;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hot folder '));
  fs.mkdirSync(path.join(root, 'Capture'));
  journal = openJournal(path.join(root, 'journal.jsonl'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await watching.close();
  journal.close();
  fs.rmSync(root, { recursive: true });
});

/** @param {string} name @param {string} changed modification time of the file */
function write(name, changed) {
  const file = path.join(root, 'Capture', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, aPicture(name));
  fs.utimesSync(file, new Date(changed), new Date(changed));
}

/**
 * Watches the folder until it has reported this many photos.
 * @param {number} count @param {{ subfolders?: boolean }} [options]
 * @returns {Promise<string[][]>} their names, grouped as they were reported
 */
function firstFound(count, { subfolders = false } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {string[][]} */
    const groups = [];
    /** @type {string[]} */
    let group = [];
    watching = watchFolder({
      options: { folder: path.join(root, 'Capture'), subfolders, once: false, retry: false },
      journal,
      onFound({ path: at }) {
        if (group.length === 0)
          setImmediate(() => {
            groups.push(group);
            group = [];
            if (groups.flat().length >= count) resolve(groups);
          });
        group.push(at);
      },
      onFailure: (at, failureReason) => reject(new Error(`${at}: ${failureReason}`)),
    });
  });
}

test('files present at the start are ordered by time, then by name', async () => {
  write('A 10.jpg', '2026-11-22T20:00:00Z');
  write('A 9.jpg', '2026-11-22T20:00:00Z');
  write('B.jpg', '2026-11-22T19:00:00Z');
  expect((await firstFound(3)).flat()).toEqual(['B.jpg', 'A 9.jpg', 'A 10.jpg']);
});

test('files present at the start are reported together, so that the earliest capture is sent first', async () => {
  for (const name of ['A.jpg', 'B.jpg', 'C.jpg']) write(name, '2026-11-22T20:00:00Z');
  expect(await firstFound(3)).toHaveLength(1);
});

test('hidden folders are ignored', async () => {
  write('.trash/A.jpg', '2026-11-22T19:00:00Z');
  write('Card 2/B.jpg', '2026-11-22T20:00:00Z');
  expect(await firstFound(1, { subfolders: true })).toEqual([[path.join('Card 2', 'B.jpg')]]);
});

test('a photo that arrives between the first list and the watch is found without periodic scans', async () => {
  const { watch } = fs;
  jest.spyOn(fs, 'watch').mockImplementationOnce((...asked) => {
    write('A.jpg', '2026-11-22T19:00:00Z');
    return watch(...asked);
  });
  const { setInterval: repeat } = globalThis;
  jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation((work, ms) => repeat(ms !== undefined && ms >= 1_000 ? () => undefined : work, ms));
  expect(await firstFound(1)).toEqual([['A.jpg']]);
});
