import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { timeFactor } from '../jest/time-factor.mjs';
import { changedFiles, checkPush } from './pre-push.mjs';

const repository = path.resolve(__dirname, '../..');
const none = '0'.repeat(40);
jest.setTimeout(30_000 * timeFactor);

let root;
let first;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-push-'));
  fs.symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  for (const file of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json'])
    fs.copyFileSync(path.join(repository, file), path.join(root, file));
  git('init', '--quiet', '--initial-branch=main');
  first = commit({
    'libs/domain/src/kept.mjs': 'export const kept=1\n',
    'libs/domain/src/gone.mjs': 'export const gone = 1;\n',
  });
  git('switch', '--quiet', '--create', 'work');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const git = (...args) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath=', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  ).trim();

/** @param {Record<string, string | null>} files null removes one @returns {string} the commit */
function commit(files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) fs.rmSync(file);
    else fs.writeFileSync(file, text);
  }
  git('add', '--', ...Object.keys(files));
  git('commit', '--quiet', '--message', 'Change');
  return git('rev-parse', 'HEAD');
}
const pushOf = (local, remote) => `refs/heads/work ${local} refs/heads/work ${remote}\n`;

test('a push changes the files that the remote does not have, without deleted ones', () => {
  const local = commit({
    'libs/domain/src/new.mjs': 'export const a = 1;\n',
    'libs/domain/src/gone.mjs': null,
  });
  expect(changedFiles(root, pushOf(local, none))).toEqual(['libs/domain/src/new.mjs']);
  expect(changedFiles(root, pushOf(local, local))).toEqual([]);
  expect(changedFiles(root, pushOf(none, first))).toEqual([]);
});

test('a push to an empty remote changes everything', () => {
  git('branch', '--quiet', '--move', 'main', 'elsewhere');
  expect(changedFiles(root, pushOf(first, none))).toEqual([
    'libs/domain/src/gone.mjs',
    'libs/domain/src/kept.mjs',
  ]);
});

test('only changed files are checked, and failures are named', async () => {
  const said = [];
  const check = (local) => checkPush({ root, input: pushOf(local, first), say: (line) => said.push(line) });
  await check(commit({ 'libs/domain/src/new.mjs': 'export const added = 1;\n' }));
  expect(said).toEqual(['✓ Format', '✓ Lint']);

  const wrong = commit({
    'libs/domain/src/new.mjs': 'export const added=1\n',
    'libs/domain/tsconfig.json': '{ "compilerOptions": { "types": [] }, "include": ["src"] }\n',
    'libs/domain/src/wrong.ts': "export const word: number = 'one';\n",
  });
  await expect(check(wrong)).rejects.toThrow('Not pushed: Format, Types of libs/domain.');
  expect(stripVTControlCharacters(said.join('\n'))).toContain(
    "error TS2322: Type 'string' is not assignable to type 'number'.",
  );
});
