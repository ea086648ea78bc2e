/** Checks the files that a push changes, and nothing else: seconds, where `npm test` takes minutes. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projects } from '../boundaries/projects.mjs';
import { ToolError } from '../process/report.mjs';

const timeoutMs = 2 * 60_000;

/** What a push of a branch that the remote does not know is compared with: the first of these that exists. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main', 'master'];

/** Git's name for a tree without files. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** @param {{ root?: string, input?: string, say?: (line: string) => void }} [options] `input` is what git writes to the hook */
export async function checkPush({
  root = path.resolve(import.meta.dirname, '../..'),
  input = fs.readFileSync(0, 'utf8'),
  say = (line) => console.log(line),
} = {}) {
  const files = changedFiles(root, input);
  const node = (script, ...args) => [process.execPath, [path.join(root, 'node_modules', script), ...args]];
  const sources = files.filter((file) => /\.[mc]?[tj]sx?$/.test(file));
  /** @type {[string, [string, string[]], string][]} */
  const checks = [];
  if (files.length > 0)
    checks.push([
      'Format',
      node('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
      '',
    ]);
  if (sources.length > 0)
    checks.push(['Lint', node('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...sources), '']);
  for (const folder of typedFoldersOf(root, files))
    checks.push([`Types of ${folder}`, node('typescript-native/bin/tsc', '--noEmit'), folder]);

  const failed = checks.filter(([what, [command, args], folder]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: path.join(root, folder),
      encoding: 'utf8',
      timeout: timeoutMs,
    });
    if (status !== 0) say(`✗ ${what}\n${stdout}${stderr}`);
    else say(`✓ ${what}`);
    return status !== 0;
  });
  if (failed.length > 0)
    throw new ToolError(
      `Not pushed: ${failed.map(([what]) => what).join(', ')}. Past it: git push --no-verify.`,
    );
}

/**
 * The files that still exist of those that the pushed commits change.
 * @param {string} root @param {string} input a line for each branch: local ref, local commit, remote ref, remote commit
 */
export function changedFiles(root, input) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const filesBetween = (base, local) =>
    git('diff', '--name-only', '--diff-filter=d', base, local).split('\n');
  const isNone = (commit) => /^0+$/.test(commit);
  const names = input
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, local, , remote]) => remote !== undefined && !isNone(local))
    .flatMap(([, local, , remote]) => {
      const isKnown = !isNone(remote) && git('cat-file', '-t', remote) === 'commit';
      if (isKnown) return filesBetween(git('merge-base', remote, local), local);
      const main = mainBranches.find((name) => git('rev-parse', '--verify', '--quiet', name) !== '');
      // Without any of them, everything is new.
      return filesBetween(main ? git('merge-base', local, main) : emptyTree, local);
    });
  return [...new Set(names)].filter((name) => name !== '' && fs.existsSync(path.join(root, name)));
}

/** @param {string} root @param {string[]} files */
const typedFoldersOf = (root, files) =>
  Object.values(projects)
    .map(({ folder }) => folder)
    .filter((folder) => files.some((file) => file.startsWith(`${folder}/`)))
    .filter((folder) => fs.existsSync(path.join(root, folder, 'tsconfig.json')));
