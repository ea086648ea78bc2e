import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { timeFactor } from '../jest/time-factor.mjs';
import { generateModule } from './api-module.mjs';

const repository = path.resolve(__dirname, '../..');
const tsc = path.join(repository, 'node_modules/typescript-native/bin/tsc');

/** @type {string} a tree that looks like the repository and points to it, so that what is generated goes elsewhere */
let root;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-generate-'));
  for (const folder of ['services/api/src/migrations', 'tools/boundaries'])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  const copied = [
    'package.json',
    'tsconfig.base.json',
    'tools/boundaries/projects.mjs',
    'services/api/tsconfig.json',
  ];
  for (const file of copied) fs.copyFileSync(path.join(repository, file), path.join(root, file));
  const own = ['services/api/src', 'services/api/src/migrations'].flatMap((folder) =>
    fs.readdirSync(path.join(repository, folder)).map((name) => `${folder}/${name}`),
  );
  const linked = [
    'node_modules',
    'libs',
    'tools/jest',
    'tools/database',
    // Packages that npm does not put into the root.
    'services/api/node_modules',
    'services/api/test',
    ...own,
  ];
  for (const file of linked)
    if (fs.existsSync(path.join(repository, file)) && !fs.existsSync(path.join(root, file)))
      fs.symlinkSync(path.join(repository, file), path.join(root, file));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** @param {string} project folder with the tsconfig @param {string[]} files */
function typeErrors(project, files) {
  const config = path.join(root, project, 'tsconfig.generated.json');
  fs.writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: files }));
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', config], {
    encoding: 'utf8',
    timeout: 90_000,
  });
  return stdout.split('\n').filter((line) => line.includes('error'));
}

const written = (lines) =>
  lines.filter((line) => line.startsWith('wrote ')).map((line) => line.slice('wrote '.length));
const at = new Date('2026-12-01T00:00:00Z');

test(
  'a module has every part under its name and compiles against the platform',
  () => {
    const files = written(generateModule(root, { plural: 'sales-notes', now: at }));
    const expected = [
      'sales-notes/dto/new-sales-note.dto.ts',
      'sales-notes/dto/sales-note.dto.ts',
      'sales-notes/index.ts',
      'sales-notes/sales-note.entity.ts',
      'sales-notes/sales-note.presenter.ts',
      'sales-notes/sales-notes.admin.controller.ts',
      'sales-notes/sales-notes.controller.ts',
      'sales-notes/sales-notes.module.ts',
      'sales-notes/sales-notes.service.ts',
      'sales-notes/sales-notes.store.ts',
      'sales-notes/sales-notes.test.ts',
      'migrations/1796083200000-sales-notes.ts',
    ];
    expect(new Set(files)).toEqual(new Set(expected.map((file) => `services/api/src/${file}`)));
    const sources = files.map((file) => path.relative('services/api', file));
    expect(typeErrors('services/api', sources)).toEqual([]);
  },
  120_000 * timeFactor,
);

test('a module’s tables and variables follow their own languages’ conventions', () => {
  generateModule(root, { plural: 'sales-notes', now: at });
  const read = (file) => fs.readFileSync(path.join(root, 'services/api/src', file), 'utf8');
  expect(read('migrations/1796083200000-sales-notes.ts')).toContain('CREATE TABLE sales_notes (');
  expect(read('sales-notes/sales-note.entity.ts')).toContain("@Entity('sales_notes')");
  expect(read('sales-notes/sales-notes.service.ts')).toContain('const salesNote = {');
});

test('changing a module’s rows requires sign-in', () => {
  generateModule(root, { plural: 'sales-notes', now: at });
  const folder = path.join(root, 'services/api/src/sales-notes');
  const controllers = fs.readdirSync(folder).filter((name) => name.endsWith('.controller.ts'));
  const texts = controllers.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const changing = texts.filter((text) => /@(Post|Put|Patch|Delete)\(/.test(text));
  expect(changing).toHaveLength(1);
  expect(changing[0]).toMatch(/@ForStaff\(\)\n@Controller\('api\/admin\/sales-notes'\)/);
  expect(changing[0]).not.toContain('@Public()');
});

test.each(['Sales', 'sales notes', '../sales', 'music'])('"%s" is not a name for a module', (plural) => {
  expect(() => generateModule(root, { plural })).toThrow('Usage: npm run new:module');
});

test('existing files are not overwritten', () => {
  generateModule(root, { plural: 'sales-notes', now: at });
  expect(() => generateModule(root, { plural: 'sales-notes', now: at })).toThrow('is there already');
});
