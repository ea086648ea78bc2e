import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCommand } from './command.mjs';
import { startGallery } from './gallery-server.mjs';
import { aPicture } from './picture.mjs';

/** A gallery with an event, a hot folder, and the command. Call `end` after the test. */
export async function startIngestSetup() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'hot folder '));
  const folder = path.join(root, 'Capture');
  fs.mkdirSync(folder);
  const gallery = await startGallery();
  /** @type {ReturnType<typeof startCommand>[]} */
  const commands = [];

  return {
    root,
    folder,
    gallery,
    /** @param {string[]} args @param {NodeJS.ProcessEnv} env */
    start(args, env) {
      const command = startCommand(args, env);
      commands.push(command);
      return command;
    },
    /** Watches the folder for the event. @param {string[]} more */
    ingest(...more) {
      const args = ['--event', 'evening', '--watch', folder, '--url', gallery.url, ...more];
      return this.start(args, { OWNER_API_KEY: 'the-key', XDG_STATE_HOME: path.join(root, 'state') });
    },
    /** @param {string} name @param {Buffer} [bytes] */
    write: (name, bytes = aPicture(name)) => fs.writeFileSync(path.join(folder, name), bytes),
    async end() {
      for (const command of commands) command.signal('SIGKILL');
      await Promise.all(commands.map(({ ended }) => ended));
      fs.rmSync(root, { recursive: true });
    },
  };
}
