import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { socketEnd } from '../../../test/app/socket-end';
import { openSocket } from '../../../test/app/socket-page';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { openPage } from '../../../test/builders/live-page';
import { openConsole, staffSignedIn } from '../../../test/builders/staff';
import { SocketConnections } from './socket-connections';

let api: TestApi;
afterEach(() => api.close());

/** Behind one proxy, as from this address. */
const openFrom = (address: string) => openPage(api, { headers: { 'x-forwarded-for': address } });

it('a network has its share of the sockets, and others have theirs', async () => {
  api = await startApi({ env: { TRUSTED_PROXIES: '1', LIVE_MAX_SOCKETS_PER_NETWORK: '2' } });
  const [first, second] = [await openFrom('203.0.113.7'), await openFrom('203.0.113.7')];

  await expect(openFrom('203.0.113.7')).rejects.toThrow('429');
  const neighbor = await openFrom('203.0.113.8');
  await first.close();
  const next = await openFrom('203.0.113.7');
  await Promise.all([second, neighbor, next].map((page) => page.close()));
});

it('a network may open a limited number of sockets per minute', async () => {
  api = await startApi({ env: { TRUSTED_PROXIES: '1', LIVE_UPGRADES_PER_MINUTE: '2' } });
  for (let count = 0; count < 2; count += 1) await (await openFrom('203.0.113.7')).close();

  await expect(openFrom('203.0.113.7')).rejects.toThrow('429');
  await (await openFrom('203.0.113.8')).close();
});

it('a client that disconnects before its request is read does no harm', async () => {
  api = await startApi();
  const gone = new Socket();
  gone.destroy();
  api.app.getHttpServer().emit('upgrade', requestTo('/ws', gone), gone, Buffer.alloc(0));

  await expect((await openPage(api)).close()).resolves.toBeUndefined();
});

function requestTo(url: string, socket: Socket): IncomingMessage {
  const request = new IncomingMessage(socket);
  request.url = url;
  return request;
}

it('the process has a maximum', async () => {
  api = await startApi({ env: { LIVE_MAX_SOCKETS: '1' } });
  const page = await openPage(api);

  await expect(openPage(api)).rejects.toThrow('503');
  await page.close();
});

describe('a flooding socket is closed', () => {
  it.each(['/ws', '/ws/catalog', '/ws/console'])('at %s', async (path) => {
    api = await startApi();
    const page =
      path === '/ws/console'
        ? await openConsole(api, await staffSignedIn(api))
        : await openSocket<{ type: string }>(api, path);
    for (let count = 0; count < 30; count += 1) page.send({ type: 'nothing' });

    expect(await page.closed).toBe(1008);
  });

  it('even if it ignores the close and goes on', async () => {
    api = await startApi();
    const flooder = connect(Number(new URL(api.url).port), '127.0.0.1');
    const ended = socketEnd(flooder);
    flooder.write(
      'GET /ws/catalog HTTP/1.1\r\nHost: gallery.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(flooder, 'data');
    // An empty text frame, masked with zeros.
    const flood = setInterval(() => flooder.write(Buffer.from([0x81, 0x80, 0, 0, 0, 0])), 10);
    const started = performance.now();
    flooder.resume();
    // Usually by a reset, because the flood continues.
    await ended.finally(() => clearInterval(flood));

    // ws alone would wait for thirty seconds.
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(api.get(SocketConnections).rejectionStatus('203.0.113.7')).toBeNull();
  });
});
