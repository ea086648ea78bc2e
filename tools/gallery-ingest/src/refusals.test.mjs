import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startEvening } from '../test/evening.mjs';
import { aPicture } from '../test/picture.mjs';

/** @type {Awaited<ReturnType<typeof startEvening>>} */
let evening;

beforeEach(async () => {
  evening = await startEvening();
});
afterEach(async () => {
  await evening.end();
  await evening.gallery.stop();
});

test('a refusal is told in the gallery’s words and remembered', async () => {
  evening.gallery.refuseBy((_path, name) =>
    name
      ? { status: 200, body: [{ state: 'refused', failureReason: 'The picture is too small.' }] }
      : undefined,
  );
  evening.write('small.jpg');
  const first = evening.ingest('--once');
  expect(await first.ended).toBe(1);
  expect(first.output()).toContain('failed: small.jpg: The picture is too small.');
  evening.gallery.refuseBy(() => ({ status: 500 }));
  const second = evening.ingest('--once');
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('failed: small.jpg: The picture is too small.');
});

test('a refusal stays with the bytes under another name, until they are sent again on purpose', async () => {
  evening.gallery.refuseBy((_path, name) =>
    name
      ? { status: 200, body: [{ state: 'refused', failureReason: 'The picture is too small.' }] }
      : undefined,
  );
  evening.write('small.jpg', aPicture('small'));
  expect(await evening.ingest('--once').ended).toBe(1);
  evening.gallery.refuseBy(() => undefined);
  fs.renameSync(path.join(evening.folder, 'small.jpg'), path.join(evening.folder, 'again.jpg'));
  const second = evening.ingest('--once');
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('failed: again.jpg: The picture is too small.');
  expect(await evening.ingest('--once', '--retry').ended).toBe(0);
  expect(evening.gallery.names()).toEqual(['again.jpg']);
  // What was taken in the end is no longer held against them.
  expect(await evening.ingest('--once').ended).toBe(0);
});

test('a damaged file of which the gallery could make nothing is not sent again', async () => {
  const damaged = aPicture('damaged');
  const sha256 = createHash('sha256').update(damaged).digest('hex');
  evening.gallery.refuseBy((called) =>
    called.endsWith('photo-digests')
      ? { status: 200, body: { known: [], failed: [{ sha256, failureReason: 'The picture is damaged.' }] } }
      : undefined,
  );
  evening.write('damaged.jpg', damaged);
  const command = evening.ingest('--once');
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('failed: damaged.jpg: The picture is damaged.');
  expect(evening.gallery.names()).toEqual([]);
  expect(await evening.ingest('--once', '--retry').ended).toBe(0);
  expect(evening.gallery.names()).toEqual(['damaged.jpg']);
});
