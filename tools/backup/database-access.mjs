/** A gallery's database, accessed with the client programs. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findClientPrograms, programsFor } from '../database/client-programs.mjs';
import { ToolError } from '../process/report.mjs';

/**
 * @typedef {object} DatabaseAccess
 * @property {string} schema
 * @property {import('../database/client-programs.mjs').ClientPrograms} programs
 * @property {(sql: string) => Promise<string[][]>} query rows of fields as text
 * @property {(program: string, args: string[]) => RunningProgram} run any of the programs, connected
 * @property {(options?: { inSchema?: boolean }) => RunningProgram} load takes SQL at its standard input
 */

/**
 * @typedef {object} RunningProgram
 * @property {import('node:stream').Readable} output
 * @property {import('node:stream').Writable} input
 * @property {Promise<void>} ended rejects with the program's error output
 */

/**
 * Passwords are passed in a file that only we can read, deleted afterwards: others can read arguments and environments.
 * @template T
 * @param {{ databaseUrl: string, env: NodeJS.ProcessEnv, say: (sentence: string) => void }} options
 * @param {(access: DatabaseAccess) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase({ databaseUrl, env, say }, work) {
  const found = await findClientPrograms({ env, say }).catch(asFault);
  const url = new URL(databaseUrl);
  const schema = decodeURIComponent(url.pathname.slice(1));
  const dir = await mkdtemp(path.join(os.tmpdir(), 'gallery-access-'));
  const file = path.join(dir, 'client.cnf');
  await writeFile(file, optionsFile(url), { mode: 0o600 });
  const run = (program, args) => start(program, [`--defaults-file=${file}`, ...args], env);
  const query = async (sql) => {
    const running = run(found.client, ['--batch', '--skip-column-names', '--execute', sql, schema]);
    const text = await textOf(running);
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => line.split('\t'));
  };
  try {
    const [[version = ''] = []] = await query('SELECT VERSION()');
    const server = version.includes('MariaDB') ? 'mariadb' : 'mysql';
    const programs = await programsFor(server, found, { env }).catch(asFault);
    return await work({
      schema,
      programs,
      run,
      query,
      load: ({ inSchema = true } = {}) =>
        run(programs.client, [
          '--default-character-set=utf8mb4',
          '--binary-mode',
          ...(inSchema ? [schema] : []),
        ]),
    });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** @param {unknown} error @returns {never} */
function asFault(error) {
  throw new ToolError(error instanceof Error ? error.message : String(error));
}

/** @param {URL} url */
function optionsFile(url) {
  const socket = url.searchParams.get('socketPath');
  const value = (text) => `"${decodeURIComponent(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return [
    '[client]',
    `user=${value(url.username)}`,
    `password=${value(url.password)}`,
    ...(socket ? [`socket=${value(socket)}`] : [`host=${value(url.hostname)}`, `port=${url.port || '3306'}`]),
    '',
  ].join('\n');
}

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {RunningProgram} */
function start(program, args, env) {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint = (complaint + text).slice(-4_000);
  });
  // Its last output is the reason. That its input closed is a consequence.
  child.stdin.on('error', () => {});
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(new ToolError(`${path.basename(program)} failed: ${complaint.trim() || `exit code ${code}`}`));
    });
  });
  // The caller awaits it later. A failure before that must not end the process.
  ended.catch(() => {});
  return { output: child.stdout, input: child.stdin, ended };
}

/** @param {RunningProgram} running */
export async function textOf({ output, input, ended }) {
  input.end();
  output.setEncoding('utf8');
  let text = '';
  for await (const chunk of output) text += chunk;
  await ended;
  return text;
}
