import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.join(__dirname, '../src/main.mjs');

/**
 * The command in its own process.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
export function startCommand(args, env) {
  const child = spawn(process.execPath, [main, ...args], { env: { PATH: process.env.PATH, ...env } });
  let output = '';
  /** @type {Set<() => void>} */
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const listen of listeners) listen();
    });
  /** @type {Promise<number | null>} */
  const ended = once(child, 'close').then(([code]) => code);

  return {
    output: () => output,
    ended,
    /** Resolves once it has printed this. @param {string | RegExp} text */
    prints: (text) =>
      new Promise((resolve, reject) => {
        const listen = () => {
          if (typeof text === 'string' ? !output.includes(text) : !text.test(output)) return;
          listeners.delete(listen);
          resolve(undefined);
        };
        listeners.add(listen);
        void ended.then(() => reject(new Error(`It ended without printing ${String(text)}:\n${output}`)));
        listen();
      }),
    /** Types a line. @param {string} line */
    type: (line) => child.stdin.write(`${line}\n`),
    /** @param {NodeJS.Signals} signal */
    signal: (signal) => child.kill(signal),
  };
}
