import { execFile, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { signInDemoOwner } from '../../tools/gallery/demo-owner.mjs';
import { freshFrame } from './image-files';

/** The command behind `npx gallery-ingest`. */
const COMMAND = path.resolve(import.meta.dirname, '../../node_modules/.bin/gallery-ingest');

/** A tethered camera: its photos arrive in a folder, and gallery-ingest, paired with an event, sends them. */
export class TetheredCamera {
  private constructor(
    private readonly folder: string,
    private readonly command: ChildProcess,
  ) {}

  static async at(baseURL: string, eventId: string): Promise<TetheredCamera> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gallery-tethered-'));
    const env = {
      PATH: process.env.PATH,
      XDG_CONFIG_HOME: path.join(folder, '.config'),
      XDG_STATE_HOME: path.join(folder, '.state'),
    };
    const code = await pairingCode(baseURL, eventId);
    const pairing = ['pair', '--url', baseURL, '--code', code, '--name', 'Tethered camera'];
    await promisify(execFile)(COMMAND, pairing, { env });
    const command = spawn(COMMAND, ['--watch', folder], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await untilItSpeaks(command);
    return new TetheredCamera(folder, command);
  }

  /** Writes one of the demo's photos as the camera would. */
  async shoot(name: string): Promise<void> {
    await fs.writeFile(path.join(this.folder, name), await freshFrame(name));
  }

  /** Stops the command once its running uploads are done. */
  async putAway(): Promise<void> {
    const ended = once(this.command, 'exit');
    this.command.kill('SIGINT');
    await ended;
    await fs.rm(this.folder, { recursive: true });
  }
}

/** Its first line says what it watches. On a busy machine it takes seconds to start. */
async function untilItSpeaks(command: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const ended = once(command, 'exit').then(([code]) => {
    throw new Error(`gallery-ingest ended with ${code} before it watched.`);
  });
  await Promise.race([once(command.stdout, 'data'), ended]);
  command.stdout.resume();
}

/** A code as the console shows it to the owner. */
async function pairingCode(baseURL: string, eventId: string): Promise<string> {
  const address = `${baseURL}/api/admin/studio-events/${eventId}/pairing-codes`;
  const answer = await fetch(address, { method: 'POST', headers: await signInDemoOwner(baseURL) });
  const words = await answer.text();
  const [, code] = /"code":"([\w-]+)"/.exec(words) ?? [];
  if (code === undefined) throw new Error(`There is no pairing code: ${answer.status} ${words}`);
  return code;
}
