import fs from 'node:fs';
import path from 'node:path';
import { startIngestSetup } from '../test/ingest-setup.mjs';
import { startGallery } from '../test/gallery-server.mjs';
import { aPicture } from '../test/picture.mjs';

/** @type {Awaited<ReturnType<typeof startIngestSetup>>} */
let setup;
/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof startGallery>>} */
let gallery;

beforeEach(async () => {
  setup = await startIngestSetup();
  ({ folder, gallery } = setup);
});
afterEach(async () => {
  await setup.end();
  await gallery.stop();
});

const ingest = (/** @type {string[]} */ ...more) => setup.ingest(...more);
const write = (/** @type {[string, Buffer?]} */ ...file) => setup.write(...file);

test('files in the folder are sent by capture time, and the command exits with 0', async () => {
  write('A.JPG', aPicture('a', { takenAt: '2026:11:22 21:00:00' }));
  write('B.jpg', aPicture('b', { takenAt: '2026:11:22 19:00:00' }));
  write('C.jpeg', aPicture('c', { takenAt: '2026:11:22 20:00:00' }));
  const command = ingest('--once', '--parallel', '1');
  expect(await command.ended).toBe(0);
  expect(gallery.names()).toEqual(['B.jpg', 'C.jpeg', 'A.JPG']);
  expect(command.output()).toContain('0 queued, 0 sending, 3 sent, 0 already there, 0 failed');
});

test('a photo without a capture time is sent with its file’s time', async () => {
  write('A.jpg');
  fs.utimesSync(path.join(folder, 'A.jpg'), new Date(), new Date('2026-11-22T19:30:00Z'));
  write('B.jpg', aPicture('b', { takenAt: '2026:11:22 21:00:00' }));
  await ingest('--once').ended;
  // Two are sent at a time, so either may arrive first.
  const told = Object.fromEntries(gallery.taken.map(({ name, capturedAt }) => [name, capturedAt]));
  expect(told).toEqual({ 'A.jpg': '2026-11-22T19:30:00.000Z', 'B.jpg': null });
});

test('a file that is still being written is sent once it is complete', async () => {
  const whole = aPicture('slow');
  write('slow.jpg', whole.subarray(0, 40));
  const command = ingest();
  write('quick.jpg');
  await command.prints('sent: quick.jpg');
  expect(gallery.names()).toEqual(['quick.jpg']);
  fs.appendFileSync(path.join(folder, 'slow.jpg'), whole.subarray(40));
  await command.prints('sent: slow.jpg');
  command.signal('SIGINT');
  expect(await command.ended).toBe(0);
  expect(gallery.names()).toEqual(['quick.jpg', 'slow.jpg']);
});

test('a file that stays incomplete is reported and not sent', async () => {
  write('torn.jpg', aPicture('torn').subarray(0, 60));
  const command = ingest('--once');
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('failed: torn.jpg: The picture breaks off before its end.');
  expect(gallery.taken).toEqual([]);
});

test('temporary names wait for their rename; other file types and subfolders are ignored', async () => {
  const command = ingest();
  write('.hidden.jpg');
  write('IMG_1.jpg.tmp', aPicture('one'));
  write('notes.txt', Buffer.from('notes'));
  fs.mkdirSync(path.join(folder, 'Rejects'));
  write('Rejects/no.jpg');
  await command.prints('An Evening of Light');
  fs.renameSync(path.join(folder, 'IMG_1.jpg.tmp'), path.join(folder, 'IMG_1.jpg'));
  await command.prints('sent: IMG_1.jpg');
  expect(gallery.names()).toEqual(['IMG_1.jpg']);
});

test('subfolders are watched on request', async () => {
  fs.mkdirSync(path.join(folder, 'Card 2'));
  write('Card 2/two.jpg');
  expect(await ingest('--once', '--subfolders').ended).toBe(0);
  expect(gallery.names()).toEqual(['two.jpg']);
});

test('the same bytes under two names are sent once', async () => {
  write('A.jpg', aPicture('same'));
  write('B.jpg', aPicture('same'));
  const command = ingest('--once');
  expect(await command.ended).toBe(0);
  expect(gallery.names()).toEqual(['A.jpg']);
  expect(command.output()).toContain('duplicate: B.jpg and A.jpg');
});

test('a file renamed while it is queued is sent under its new name', async () => {
  gallery.refuseBy((called) => (called.endsWith('photo-digests') ? { status: 503 } : undefined));
  write('A.jpg', aPicture('one'));
  const command = ingest();
  await command.prints('does not answer');
  fs.renameSync(path.join(folder, 'A.jpg'), path.join(folder, 'B.jpg'));
  await command.prints('duplicate: B.jpg and A.jpg');
  gallery.refuseBy(() => undefined);
  await command.prints('sent:');
  expect(gallery.names()).toEqual(['B.jpg']);
});

test('after a restart only new files are sent', async () => {
  write('A.jpg');
  const first = ingest();
  await first.prints('sent: A.jpg');
  first.signal('SIGKILL');
  await first.ended;
  write('B.jpg');
  const second = ingest('--once');
  expect(await second.ended).toBe(0);
  expect(second.output()).toContain('already there: A.jpg');
  expect(gallery.names()).toEqual(['A.jpg', 'B.jpg']);
});

test('a gallery that was down gets everything once it is back', async () => {
  const command = ingest();
  write('A.jpg');
  await command.prints('sent: A.jpg');
  await gallery.stop();
  write('B.jpg');
  write('C.jpg');
  await command.prints('does not answer');
  gallery = await startGallery(gallery);
  await command.prints('The gallery answers again');
  await command.prints('sent: B.jpg');
  await command.prints('sent: C.jpg');
  expect(gallery.names().sort()).toEqual(['A.jpg', 'B.jpg', 'C.jpg']);
});

test('a broken upload is retried and does not delay others', async () => {
  let broken = 2;
  gallery.refuseBy((_path, name) => (name === 'A.jpg' && broken-- > 0 ? { status: 500 } : undefined));
  write('A.jpg');
  write('B.jpg');
  expect(await ingest('--once').ended).toBe(0);
  expect(gallery.names()).toEqual(['B.jpg', 'A.jpg']);
});

test('respects the gallery’s Retry-After', async () => {
  let isFirst = true;
  gallery.refuseBy((_path, name) => {
    if (name === undefined || !isFirst) return undefined;
    isFirst = false;
    return { status: 429, headers: { 'Retry-After': '3' } };
  });
  write('A.jpg');
  const command = ingest('--once');
  expect(await command.ended).toBe(0);
  expect(command.output()).toContain('Next attempt in 3 s.');
});

test('runs no more uploads at once than requested', async () => {
  for (let count = 1; count <= 6; count += 1) write(`${count}.jpg`);
  gallery.holdBy(() => new Promise((resolve) => setImmediate(resolve)));
  expect(await ingest('--once', '--parallel', '2').ended).toBe(0);
  expect(gallery.taken).toHaveLength(6);
  expect(gallery.mostAtOnce()).toBeLessThanOrEqual(2);
});

test('SIGINT finishes running uploads, starts no others, and reports what is left', async () => {
  /** @type {() => void} */
  let release = () => undefined;
  const arrived = new Promise((resolve) => {
    gallery.holdBy(() => {
      resolve(undefined);
      return new Promise((done) => {
        release = () => done();
      });
    });
  });
  write('A.jpg');
  write('B.jpg');
  const command = ingest('--parallel', '1');
  await arrived;
  command.signal('SIGINT');
  release();
  expect(await command.ended).toBe(1);
  expect(gallery.taken).toHaveLength(1);
  expect(command.output()).toContain('1 queued, 0 sending, 1 sent');
});

test('with --once it gives up on a gallery that stays down after --patience', async () => {
  gallery.refuseBy(() => ({ status: 503 }));
  write('A.jpg');
  const command = ingest('--once', '--patience', '1');
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('1 queued, 0 sending, 0 sent');
});

test('a revoked device is told to pair again, and its photos stay', async () => {
  setup.pair({ token: 'revoked' });
  write('A.jpg');
  const command = ingest();
  expect(await command.ended).toBe(3);
  expect(command.output()).toContain('This device was revoked in the console.');
  expect(command.output()).toContain('run: gallery-ingest pair');
});

test('an expired pairing says so without asking the gallery', async () => {
  setup.pair({ expiresAt: '2020-01-01T00:00:00.000Z' });
  const command = ingest();
  expect(await command.ended).toBe(3);
  expect(command.output()).toContain('The pairing with “An Evening of Light” has expired.');
});

test.each([
  ['no folder', [], 'Which folder?'],
  ['a folder that is not there', ['--watch', 'nowhere'], 'No such folder'],
  ['an event, which the pairing names,', ['--event', 'e', '--watch', '.'], 'Unknown option'],
  ['a number out of range', ['--watch', '.', '--parallel', '90'], '--parallel must be a whole number'],
])('%s prints the usage', async (_case, args, sentence) => {
  const command = setup.start(args, setup.env);
  expect(await command.ended).toBe(2);
  expect(command.output()).toContain(sentence);
});
