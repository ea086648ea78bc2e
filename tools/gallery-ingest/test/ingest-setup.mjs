import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCommand } from './command.mjs';
import { aPairing, startGallery } from './gallery-server.mjs';
import { aPicture } from './picture.mjs';

/** A gallery with an event, a hot folder, and the command. Call `end` after the test. */
export async function startIngestSetup() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'hot folder '));
  const folder = path.join(root, 'Capture');
  fs.mkdirSync(folder);
  const gallery = await startGallery();
  /** @type {ReturnType<typeof startCommand>[]} */
  const commands = [];

  const env = { XDG_STATE_HOME: path.join(root, 'state'), XDG_CONFIG_HOME: path.join(root, 'config') };
  const deviceFile = path.join(root, 'config/gallery-ingest/device.json');

  const setup = {
    root,
    folder,
    gallery,
    /** @param {string[]} args @param {NodeJS.ProcessEnv} env */
    start(args, env) {
      const command = startCommand(args, env);
      commands.push(command);
      return command;
    },
    env,
    deviceFile,
    /** This device is paired. @param {Partial<typeof aPairing>} [pairing] other than the gallery's */
    pair(pairing = {}) {
      fs.mkdirSync(path.dirname(deviceFile), { recursive: true });
      fs.writeFileSync(deviceFile, JSON.stringify({ url: gallery.url, ...aPairing, ...pairing }));
    },
    /** Watches the folder for the event. @param {string[]} more */
    ingest(...more) {
      return this.start(['--watch', folder, ...more], env);
    },
    /** @param {string} name @param {Buffer} [bytes] */
    write: (name, bytes = aPicture(name)) => fs.writeFileSync(path.join(folder, name), bytes),
    async end() {
      for (const command of commands) command.signal('SIGKILL');
      await Promise.all(commands.map(({ ended }) => ended));
      fs.rmSync(root, { recursive: true });
    },
  };
  setup.pair();
  return setup;
}
