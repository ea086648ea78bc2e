import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { MIGRATIONS } from '../../src/migrations';
import { bootApi, type TestApi } from '../app/boot-api';
import { asOwner } from '../app/signed-in-owner';
import { workerSchema } from '../app/test-schema';
import { column } from '../builders/checkout';
import { signedIn } from '../builders/collectors';
import { buyPhoto } from '../builders/event-photo-orders';
import { createEvent, enter, publishPhoto } from '../builders/events';
import { galleryWithEvents, type GalleryWithEvents } from '../builders/gallery-with-events';
import { addSubscriber, sendLetter } from '../builders/letters';
import { writeMessage } from '../builders/messages';
import { createHiddenWork, reserve, showTo } from '../builders/private-previews';
import { sendsVisits } from '../builders/visits';

/**
 * Fills the database of GALLERY_TEST_DATABASE with something of every kind, for `npm run release:dump`, and writes into the file
 * that argv names what a page, an order and a certificate answer: later versions have to answer the same.
 */
async function fillRelease([file = '']: string[]): Promise<void> {
  const api = await bootApi(await workerSchema(), { stripe: true });
  try {
    const gallery = await galleryWithEvents(api);
    await holdEvent(api);
    await showInPrivate(api);
    await writeAndSubscribe(api);
    await changePrices(api);
    await sendsVisits(() => api)({
      page: '/artwork/night-bloom',
      referrer: '',
      sessionId: 'a',
      utmSource: null,
    });
    await api.deliverOutbox();
    const lastMigration = MIGRATIONS.at(-1)?.name;
    const kept = { lastMigration, answers: await answersOf(api, gallery) };
    await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
  } finally {
    await api.close();
  }
}

async function holdEvent(api: TestApi): Promise<void> {
  const { id } = await createEvent(api);
  const grace = await enter(api, id);
  const photo = await publishPhoto(api, id, { caption: 'The hat', guestId: grace.guestId });
  await publishPhoto(api, id);
  const collector = await signedIn(api, { firstName: 'Grace', lastName: 'Hopper' });
  await buyPhoto(api, photo.id, { ...collector.headers, ...grace.headers });
  await posted(api, `/api/admin/event-photos/${photo.id}/sales`, {
    size: '30x20',
    fullName: 'Grace Hopper',
    email: 'grace@example.com',
  });
}

async function showInPrivate(api: TestApi): Promise<void> {
  const { id, editions } = await createHiddenWork(api, { title: 'Still Water' });
  const emma = await signedIn(api, { firstName: 'Emma', lastName: 'Stone' });
  await showTo(api, id, { collectorId: emma.id });
  const editionId = editions[0]?.id ?? '';
  await reserve(api, emma, { artworkId: id, editionId, editionNumber: 2 });
}

async function writeAndSubscribe(api: TestApi): Promise<void> {
  await writeMessage(api);
  await addSubscriber(api, 'grace@example.com');
  await addSubscriber(api, 'emma@example.com', 'ended');
  await sendLetter(api);
}

async function changePrices(api: TestApi): Promise<void> {
  const change = { sizes: ['20x30'], kind: 'percent', value: 10 };
  const previewed: unknown = await (await posted(api, '/api/admin/price-changes/preview', change)).json();
  if (typeof previewed !== 'object' || previewed === null || !('seen' in previewed))
    throw new Error('The price change has no preview.');
  const { seen } = previewed;
  await posted(api, '/api/admin/price-changes', {
    ...change,
    seen,
    except: [],
    takesEffectAt: null,
    note: '',
  });
}

/** By path. The owner's session of the tests, which does not end, is in the database. */
async function answersOf(api: TestApi, { paid }: GalleryWithEvents): Promise<Record<string, unknown>> {
  const [coaId] = await column(api, "SELECT coa_id FROM certificates WHERE state = 'transferred'");
  const paths = [
    '/api/artworks/night-bloom',
    `/api/admin/orders/${paid}`,
    `/api/certificates/${String(coaId)}`,
  ];
  const answers: Record<string, unknown> = {};
  for (const path of paths) answers[path] = await (await posted(api, path, undefined)).json();
  return answers;
}

/** As the owner; must succeed. */
async function posted(api: TestApi, path: string, body?: object): Promise<Response> {
  const method = body ? 'POST' : 'GET';
  const answer = await api.request(path, { method, body, headers: asOwner });
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer;
}

fillRelease(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
