import fs from 'node:fs';
import { aPairing } from '../test/gallery-server.mjs';
import { startIngestSetup } from '../test/ingest-setup.mjs';

/** @type {Awaited<ReturnType<typeof startIngestSetup>>} */
let setup;
beforeEach(async () => {
  setup = await startIngestSetup();
  fs.rmSync(setup.deviceFile);
});
afterEach(async () => {
  await setup.end();
  await setup.gallery.stop();
});

/** @param {string[]} more */
const pair = (...more) => setup.start(['pair', '--url', setup.gallery.url, ...more], setup.env);

test('pairs this device with a code, and stores the token readable only by its user (R10)', async () => {
  const command = pair('--code', 'GOOD-CODE', '--name', 'Bar laptop');
  expect(await command.ended).toBe(0);
  expect(command.output()).toContain('Paired with “An Evening of Light”');
  expect(command.output()).not.toContain(aPairing.token);
  expect(setup.gallery.paired).toEqual(['Bar laptop']);
  expect(fs.statSync(setup.deviceFile).mode & 0o777).toBe(0o600);

  setup.write('A.jpg');
  expect(await setup.ingest('--once').ended).toBe(0);
  expect(setup.gallery.names()).toEqual(['A.jpg']);
});

test('replaces a file that others could read with a private one', async () => {
  setup.pair({ token: 'of another event' });
  fs.chmodSync(setup.deviceFile, 0o644);
  expect(await pair('--code', 'GOOD-CODE', '--name', 'Bar laptop').ended).toBe(0);
  expect(fs.statSync(setup.deviceFile).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(setup.deviceFile, 'utf8')).toContain(aPairing.token);
});

test('asks for what the command line omits', async () => {
  const command = setup.start(['pair'], setup.env);
  await command.prints('Address of the gallery [http://localhost:8080]: ');
  command.type(setup.gallery.url);
  await command.prints('Code from the console: ');
  command.type('GOOD-CODE');
  await command.prints(/Name of this device \[.+\]: /);
  command.type('Bar laptop');
  expect(await command.ended).toBe(0);
  expect(setup.gallery.paired).toEqual(['Bar laptop']);
});

test('a code that the gallery rejects changes nothing', async () => {
  const command = pair('--code', 'BAD-CODE', '--name', 'Bar laptop');
  expect(await command.ended).toBe(3);
  expect(command.output()).toContain('This code is not valid.');
  expect(fs.existsSync(setup.deviceFile)).toBe(false);
});

test('names a gallery that does not respond', async () => {
  const command = setup.start(
    ['pair', '--url', 'http://127.0.0.1:9', '--code', 'GOOD-CODE', '--name', 'Bar laptop'],
    setup.env,
  );
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('The gallery does not answer at http://127.0.0.1:9');
});

test('without a pairing nothing is sent, and the command says what to do', async () => {
  setup.write('A.jpg');
  const command = setup.ingest('--once');
  expect(await command.ended).toBe(3);
  expect(command.output()).toContain('This device is not paired with an event.');
  expect(command.output()).toContain('run: gallery-ingest pair');
});
