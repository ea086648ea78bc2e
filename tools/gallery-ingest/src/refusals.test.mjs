import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startIngestSetup } from '../test/ingest-setup.mjs';
import { aPicture } from '../test/picture.mjs';

/** @type {Awaited<ReturnType<typeof startIngestSetup>>} */
let setup;

beforeEach(async () => {
  setup = await startIngestSetup();
});
afterEach(async () => {
  await setup.end();
  await setup.gallery.stop();
});

test('a refusal is reported in the gallery’s words and remembered', async () => {
  setup.gallery.refuseBy((_path, name) =>
    name
      ? { status: 200, body: [{ state: 'refused', failureReason: 'The picture is too small.' }] }
      : undefined,
  );
  setup.write('small.jpg');
  const first = setup.ingest('--once');
  expect(await first.ended).toBe(1);
  expect(first.output()).toContain('failed: small.jpg: The picture is too small.');
  setup.gallery.refuseBy(() => ({ status: 500 }));
  const second = setup.ingest('--once');
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('failed: small.jpg: The picture is too small.');
});

test('a refusal applies to the same bytes under another name, until --retry', async () => {
  setup.gallery.refuseBy((_path, name) =>
    name
      ? { status: 200, body: [{ state: 'refused', failureReason: 'The picture is too small.' }] }
      : undefined,
  );
  setup.write('small.jpg', aPicture('small'));
  expect(await setup.ingest('--once').ended).toBe(1);
  setup.gallery.refuseBy(() => undefined);
  fs.renameSync(path.join(setup.folder, 'small.jpg'), path.join(setup.folder, 'again.jpg'));
  const second = setup.ingest('--once');
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('failed: again.jpg: The picture is too small.');
  expect(await setup.ingest('--once', '--retry').ended).toBe(0);
  expect(setup.gallery.names()).toEqual(['again.jpg']);
  // Once accepted, the refusal is forgotten.
  expect(await setup.ingest('--once').ended).toBe(0);
});

test('a damaged file that the gallery could not process is not sent again', async () => {
  const damaged = aPicture('damaged');
  const sha256 = createHash('sha256').update(damaged).digest('hex');
  setup.gallery.refuseBy((called) =>
    called.endsWith('photo-digests')
      ? { status: 200, body: { known: [], failed: [{ sha256, failureReason: 'The picture is damaged.' }] } }
      : undefined,
  );
  setup.write('damaged.jpg', damaged);
  const command = setup.ingest('--once');
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('failed: damaged.jpg: The picture is damaged.');
  expect(setup.gallery.names()).toEqual([]);
  expect(await setup.ingest('--once', '--retry').ended).toBe(0);
  expect(setup.gallery.names()).toEqual(['damaged.jpg']);
});
