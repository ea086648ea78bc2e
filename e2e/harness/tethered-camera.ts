import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoOwnerKey } from '../../tools/gallery/environment.mjs';
import { freshFrame } from './image-files';

/** What `npx gallery-ingest` starts. */
const COMMAND = path.resolve(import.meta.dirname, '../../node_modules/.bin/gallery-ingest');

/** A camera on a cable: its frames come to lie in a folder, from which the gallery's command sends them to an event. */
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

  /** One of the demo's photographs comes off the camera. */
  async shoot(name: string): Promise<void> {
    await fs.writeFile(path.join(this.folder, name), await freshFrame(name));
  }

  /** Lets the command send what it has in hand. */
  async putAway(): Promise<void> {
    const ended = once(this.command, 'exit');
    this.command.kill('SIGINT');
    await ended;
    await fs.rm(this.folder, { recursive: true });
  }
}
