import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoOwnerKey } from '../../tools/gallery/environment.mjs';
import { freshFrame } from './image-files';

/** The command behind `npx gallery-ingest`. */
const COMMAND = path.resolve(import.meta.dirname, '../../node_modules/.bin/gallery-ingest');

/** A tethered camera: its photos arrive in a folder, from which gallery-ingest sends them to an event. */
export class TetheredCamera {
  private constructor(
    private readonly folder: string,
    private readonly command: ChildProcess,
  ) {}

  static async at(baseURL: string, eventId: string): Promise<TetheredCamera> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gallery-tethered-'));
    const args = ['--event', eventId, '--watch', folder, '--url', baseURL];
    const env = {
      PATH: process.env.PATH,
      OWNER_API_KEY: demoOwnerKey,
      XDG_STATE_HOME: path.join(folder, '.state'),
    };
    return new TetheredCamera(folder, spawn(COMMAND, args, { env, stdio: 'ignore' }));
  }

  /** Writes one of the demo's photos as the camera would. */
  async shoot(name: string): Promise<void> {
    await fs.writeFile(path.join(this.folder, name), await freshFrame(name));
  }

  /** Stops the command after its running uploads. */
  async putAway(): Promise<void> {
    const ended = once(this.command, 'exit');
    this.command.kill('SIGINT');
    await ended;
    await fs.rm(this.folder, { recursive: true });
  }
}
