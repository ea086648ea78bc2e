import { setTimeout as delay } from 'node:timers/promises';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Redis } from 'ioredis';
import { startThrowawayRedis, type RunningRedis } from '../../../../tools/database/redis.mjs';
import { freePort } from '../../test/api-process';
import { liveEvent, shoot } from '../../test/live-events';
import { openPage } from '../../test/live-page';
import { startApi, type TestApi } from '../../test/start-api';
import { LiveNews, LOOKING } from './live-news';
import { RedisLink } from './redis-link';
import { COUNTING, ViewerCounts } from './viewer-counts';

/** Two instances on one database. */
async function startTwo(redis: RunningRedis | null): Promise<{ here: TestApi; there: TestApi }> {
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  return { here: await startApi({ env }), there: await startApi({ env }) };
}

/** Until both have subscribed: Redis says so itself, to a caller of its own. */
async function untilBothListen(api: TestApi, { url }: RunningRedis): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  const channel = api.get(RedisLink).key('news');
  while ((await redis.pubsub('NUMSUB', channel)).at(1) !== 2) await delay(20);
  redis.disconnect();
}

// A machine without Redis installs it first.
const START_MS = 330_000;

describe('Two instances without Redis', () => {
  let here: TestApi;
  let there: TestApi;
  beforeAll(async () => {
    ({ here, there } = await startTwo(null));
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  it('each finds by looking what the other published', async () => {
    const { id, pass } = await liveEvent(here);
    const page = await openPage(there);
    await page.join(id, pass);
    const photoId = await shoot(here, id);

    expect(await page.next('new_photo')).toMatchObject({ photo: { id: photoId, seq: 1 } });
    await page.close();
  });
});

describe('Two instances with Redis', () => {
  let redis: RunningRedis;
  let here: TestApi;
  let there: TestApi;
  beforeAll(async () => {
    redis = await startThrowawayRedis({
      port: await freePort(),
      say: (sentence) => process.stderr.write(`${sentence}\n`),
    });
    ({ here, there } = await startTwo(redis));
    await untilBothListen(here, redis);
    // They shall hear of each other by Redis or not at all, and count when they are told to.
    for (const api of [here, there]) {
      api.get(SchedulerRegistry).deleteInterval(LOOKING);
      api.get(SchedulerRegistry).deleteInterval(COUNTING);
    }
  }, START_MS);
  afterAll(async () => {
    await here.close();
    await there.close();
    await redis.stop();
  });
  beforeEach(() => here.reset());

  it('one rings, and the pages of the other are told at once', async () => {
    const { id, pass } = await liveEvent(here);
    const page = await openPage(there);
    await page.join(id, pass);
    const photoId = await shoot(here, id);

    expect(await page.next('new_photo')).toMatchObject({ photo: { id: photoId } });
    await page.close();
  });

  it('viewers of both are counted together, until an instance goes', async () => {
    const { id, pass } = await liveEvent(here);
    const pages = await Promise.all([here, here, there].map((api) => openPage(api)));
    for (const page of pages) await page.join(id, pass);
    await there.get(ViewerCounts).run();
    await here.get(ViewerCounts).run();
    const together = await pages[0]?.next('viewer_update');
    // The other is silent for as long as its word counts.
    here.clock.advance(12_000);
    await here.get(ViewerCounts).run();

    expect(together).toMatchObject({ count: 3 });
    expect(await pages[0]?.next('viewer_update')).toMatchObject({ count: 2 });
    await Promise.all(pages.map((page) => page.close()));
  });

  it('with Redis killed nothing is lost, and with Redis back they ring again', async () => {
    const { id, pass } = await liveEvent(here);
    const page = await openPage(there);
    await page.join(id, pass);
    await redis.kill();
    await shoot(here, id);
    await there.get(LiveNews).run();
    const during = await page.next('new_photo');
    await redis.restart();
    await untilBothListen(here, redis);
    await shoot(here, id);

    expect(during).toMatchObject({ photo: { seq: 1 } });
    expect(await page.next('new_photo')).toMatchObject({ photo: { seq: 2 } });
    await page.close();
  });
});
