import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startThrowawayRedis, startThrowawaySentinel } from '../../../../../tools/database/redis.mjs';
import { startApi } from '../../../test/app/start-api';
import { timeFactor } from '../../../test/app/time-factor';
import { RedisConnection } from './redis-connection';

const GROUP = 'gallery';
const FAILOVER_MS = 40_000 * timeFactor;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

test('after the master dies, commands go to the replica that Sentinel promotes', async () => {
  const leaderPort = await freePort();
  const leader = await startThrowawayRedis({ port: leaderPort });
  const replica = await startThrowawayRedis({ port: await freePort(), replicaOf: leaderPort });
  const port = await freePort();
  const sentinel = await startThrowawaySentinel({ port, group: GROUP, leaderPort });
  const api = await startApi({
    own: true,
    env: { REDIS_URL: `redis://${GROUP}`, REDIS_SENTINELS: `127.0.0.1:${port}` },
  });
  try {
    const { commands } = api.get(RedisConnection);
    const write = async (value: string): Promise<boolean> =>
      (await commands?.set('x', value).catch(() => null)) === 'OK';
    const until = async (value: string): Promise<boolean> => {
      const deadline = Date.now() + FAILOVER_MS;
      while (Date.now() < deadline) {
        if (await write(value)) return true;
        await delay(100);
      }
      return false;
    };
    expect(await until('before')).toBe(true);
    await leader.kill();

    expect(await until('after')).toBe(true);
  } finally {
    await api.close();
    await sentinel.stop();
    await replica.stop();
    await leader.stop();
  }
});
