import { setTimeout as delay } from 'node:timers/promises';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Redis } from 'ioredis';
import { startThrowawayRedis, type RunningRedis } from '../../../../../tools/database/redis.mjs';
import { freePort } from '../../../test/app/api-process';
import { startTcpProxy, type TcpProxy } from '../../../test/app/tcp-proxy';
import { openSocket } from '../../../test/app/socket-page';
import { liveEvent, shoot } from '../../../test/builders/live-events';
import { openPage, type LivePage } from '../../../test/builders/live-page';
import { ledgerCalls } from '../../../test/builders/print-ledger';
import { createEdition } from '../../../test/builders/checkout';
import { openConsole, staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { RedisConnection } from '../../platform';
import { CATALOG_SYNC_INTERVAL } from '../catalog/catalog-updates.service';
import type { CatalogMessage } from '../catalog/catalog.gateway';
import { LiveGateway } from './live.gateway';
import { LiveListeners, ROOM_SYNC_INTERVAL } from './live.listeners';
import { VIEWER_COUNT_INTERVAL, ViewerCountsService } from './viewer-counts.service';

/** How many requests an address may send to an emailing form within the window. */
const MAILS = 3;

/** Two instances on one database, the second one through the line if there is one. */
async function startTwo({ redis, line }: { redis?: RunningRedis; line?: TcpProxy }) {
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url, RATE_LIMIT_MAILS: String(MAILS) } : {};
  return { here: await startApi({ env }), there: await startApi({ env, line }) };
}

/** Waits until both have subscribed: Redis itself tells this to a separate client. */
async function untilBothListen(api: TestApi, { url }: RunningRedis): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  const channel = api.get(RedisConnection).key('event-bus');
  while ((await redis.pubsub('NUMSUB', channel)).at(1) !== 2) await delay(20);
  redis.disconnect();
}

// A machine without Redis installs it first.
const START_MS = 330_000;

describe('Two instances without Redis', () => {
  const line = startTcpProxy();
  let here: TestApi;
  let there: TestApi;
  beforeAll(async () => {
    await line.mend();
    ({ here, there } = await startTwo({ line }));
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await line.cut();
  });

  it('find by polling what the other published', async () => {
    const { id, pass } = await liveEvent(here);
    const page = await openPage(there);
    await page.join(id, pass);
    const photoId = await shoot(here, id);

    expect(await page.next('new_photo')).toMatchObject({ photo: { id: photoId, seq: 1 } });
    await page.close();
  });

  it('when one loses the database for a while, its pages stay connected and get every photo once', async () => {
    const { id, pass } = await liveEvent(here);
    const pages = await Promise.all([1, 2, 3].map(() => openPage(there)));
    for (const page of pages) await page.join(id, pass);
    await shoot(here, id);
    await Promise.all(pages.map((page) => untilTold(page, 1)));
    await shoot(here, id);
    // The line is cut while the events are being read.
    const looking = there.get(LiveListeners).syncRooms();
    await line.cut();
    await looking;
    await shoot(here, id);
    await there.get(LiveListeners).syncRooms();
    await there.get(LiveGateway).sendHeartbeats();
    const feed = await there.request(`/api/events/${id}/photos`, {
      headers: { authorization: `EventPass ${pass}` },
    });
    await line.mend();
    await shoot(here, id);
    await there.get(LiveListeners).syncRooms();
    await Promise.all(pages.map((page) => untilTold(page, 4)));

    // Meanwhile guests continued with the cached data.
    expect(feed.status).toBe(200);
    for (const page of pages) {
      expect(toldOf(page)).toEqual(['joined 0', 'new_photo 1', 'new_photo 2', 'new_photo 3', 'new_photo 4']);
      await page.close();
    }
  });
});

async function untilTold(page: LivePage, seq: number): Promise<void> {
  while ((await page.next('new_photo')).photo.seq < seq);
}

/** What the page was told, each with its revision; heartbeats and viewer counts are not news about the event. */
const toldOf = ({ heard }: LivePage): string[] =>
  heard
    .filter(({ type }) => type !== 'heartbeat' && type !== 'viewer_update')
    .map((message) => `${message.type} ${'revision' in message ? message.revision : ''}`);

describe('Two instances with Redis', () => {
  let redis: RunningRedis;
  let here: TestApi;
  let there: TestApi;
  beforeAll(async () => {
    redis = await startThrowawayRedis({
      port: await freePort(),
      say: (sentence) => process.stderr.write(`${sentence}\n`),
    });
    ({ here, there } = await startTwo({ redis }));
    await untilBothListen(here, redis);
    // They must learn of each other only through Redis, and count only when told to.
    for (const api of [here, there]) {
      api.get(SchedulerRegistry).deleteInterval(ROOM_SYNC_INTERVAL);
      api.get(SchedulerRegistry).deleteInterval(CATALOG_SYNC_INTERVAL);
      api.get(SchedulerRegistry).deleteInterval(VIEWER_COUNT_INTERVAL);
    }
  }, START_MS);
  afterAll(async () => {
    await here.close();
    await there.close();
    await redis.stop();
  });
  beforeEach(() => here.reset());

  it('a message from one reaches the pages of the other at once', async () => {
    const { id, pass } = await liveEvent(here);
    const page = await openPage(there);
    await page.join(id, pass);
    const photoId = await shoot(here, id);

    expect(await page.next('new_photo')).toMatchObject({ photo: { id: photoId } });
    await page.close();
  });

  it('viewers of both are counted together until an instance ends', async () => {
    const { id, pass } = await liveEvent(here);
    const pages = await Promise.all([here, here, there].map((api) => openPage(api)));
    for (const page of pages) await page.join(id, pass);
    await there.get(ViewerCountsService).exchangeCounts();
    await here.get(ViewerCountsService).exchangeCounts();
    const together = await pages[0]?.next('viewer_update');
    // The other stays silent for as long as its last report is valid.
    here.clock.advance(12_000);
    await here.get(ViewerCountsService).exchangeCounts();

    expect(together).toMatchObject({ count: 3 });
    expect(await pages[0]?.next('viewer_update')).toMatchObject({ count: 2 });
    await Promise.all(pages.map((page) => page.close()));
  });

  it('a print sold on one instance is announced to pages of the other, and so is who has a record open', async () => {
    const edition = await createEdition(here);
    const shop = await openSocket<CatalogMessage>(there, '/ws/catalog');
    shop.send({ type: 'watch_artworks', artworkIds: [edition.artworkId] });
    await shop.next('watching');
    const { sold } = ledgerCalls(() => ({ api: here, edition }));
    await sold(3);
    const changed = await shop.next('prints_changed');
    const [mara, ben] = [await staffSignedIn(here), await staffSignedIn(here, { firstName: 'Ben' })];
    const [first, second] = [await openConsole(here, mara), await openConsole(there, ben)];
    for (const page of [first, second])
      page.send({ type: 'open_record', kind: 'edition', id: edition.editionId });
    let viewers: string[] = [];
    while (viewers.length < 2) viewers = (await first.next('record_viewers')).viewers.map(({ name }) => name);

    expect(changed.artworkIds).toEqual([edition.artworkId]);
    expect(viewers.toSorted()).toEqual(['Ben', 'Mara']);
    await Promise.all([shop, first, second].map((page) => page.close()));
  });

  it('what one instance cached for the console is dropped when the other changes it', async () => {
    const edition = await createEdition(here);
    const mara = await staffSignedIn(here);
    const console = await openConsole(there, mara);
    const { sold } = ledgerCalls(() => ({ api: here, edition }));
    const dashboard = async (path = ''): Promise<unknown> =>
      (await there.request(`/api/admin/dashboard${path}`, { headers: mara.headers })).json();
    const before = [await dashboard(), await dashboard('/attention')];
    await sold(1);
    await console.next('record_changed');

    expect(before).toMatchObject([{ availablePrints: 9 }, []]);
    expect(await dashboard()).toMatchObject({ availablePrints: 8 });
    expect(await dashboard('/attention')).toContainEqual(
      expect.objectContaining({ kind: 'certificates_to_sign', count: 1 }),
    );
    await console.close();
  });

  it('the console reads everything again once Redis is back', async () => {
    const page = await openConsole(here, await staffSignedIn(here));
    await redis.kill();
    await redis.restart();
    await page.next('resync');
    await untilBothListen(here, redis);

    expect(page.heard.at(-1)).toEqual({ type: 'resync' });
    await page.close();
  });

  it('an event’s record counts the viewers of both, even on an instance without viewers (G69)', async () => {
    const { id, pass } = await liveEvent(here);
    const pages = await Promise.all([openPage(here), openPage(here)]);
    for (const page of pages) await page.join(id, pass);
    await here.get(ViewerCountsService).exchangeCounts();

    expect(await (await there.request(`/api/events/${id}`)).json()).toMatchObject({ viewerCount: 2 });
    expect(await (await here.request(`/api/events/${id}`)).json()).toMatchObject({ viewerCount: 2 });
    await Promise.all(pages.map((page) => page.close()));
  });

  it('a limit applies to both together, and without Redis to each', async () => {
    // The limit is checked before the form is read.
    const write = async (api: TestApi) =>
      (await api.request('/api/contact', { method: 'POST', body: {} })).status;
    const together = [await write(here), await write(there), await write(here), await write(there)];
    await redis.kill();
    const apart = await write(there);
    await redis.restart();
    await untilBothListen(here, redis);

    expect(together).toEqual([400, 400, 400, 429]);
    expect(apart).toBe(400);
  });

  it('nothing is lost while Redis is down, and messages resume when it is back', async () => {
    const { id, pass } = await liveEvent(here);
    const page = await openPage(there);
    await page.join(id, pass);
    await redis.kill();
    await shoot(here, id);
    await there.get(LiveListeners).syncRooms();
    const during = await page.next('new_photo');
    await redis.restart();
    await untilBothListen(here, redis);
    await shoot(here, id);

    expect(during).toMatchObject({ photo: { seq: 1 } });
    expect(await page.next('new_photo')).toMatchObject({ photo: { seq: 2 } });
    await page.close();
  });
});
