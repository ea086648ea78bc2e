import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { plant } from './plant.mjs';

let root;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-plant-'));
  fs.mkdirSync(path.join(root, 'services/api/dist'), { recursive: true });
  fs.writeFileSync(path.join(root, 'services/api/package.json'), '{}');
  fs.writeFileSync(path.join(root, 'services/api/dist/hold.js'), 'keep(); keep(); sell();');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const planted = (find) =>
  plant(
    root,
    { name: 'sells nothing', changes: [{ file: 'hold.js', find, replace: 'refuse();' }] },
    path.join(root, '.data/planted-bug'),
  );
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

test('a copy of the build has the bug, and the build does not', () => {
  expect(planted('sell();')).toBe('.data/planted-bug/dist/main.js');
  expect(read('.data/planted-bug/dist/hold.js')).toBe('keep(); keep(); refuse();');
  expect(read('services/api/dist/hold.js')).toBe('keep(); keep(); sell();');
});

test.each([
  ['is there twice', 'keep();', '2 times'],
  ['is not there', 'release();', '0 times'],
])('a text that %s plants nothing', (_case, find, message) => {
  expect(() => planted(find)).toThrow(message);
});
