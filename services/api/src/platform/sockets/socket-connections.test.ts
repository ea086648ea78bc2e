import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { openPage } from '../../../test/builders/live-page';

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

it('a network may open only so many sockets a minute', async () => {
  api = await startApi({ env: { TRUSTED_PROXIES: '1', LIVE_UPGRADES_PER_MINUTE: '2' } });
  for (let count = 0; count < 2; count += 1) await (await openFrom('203.0.113.7')).close();

  await expect(openFrom('203.0.113.7')).rejects.toThrow('429');
  await (await openFrom('203.0.113.8')).close();
});

it('a client that is gone before its request is read does no harm', async () => {
  api = await startApi();
  const gone = new Socket();
  gone.destroy();
  api.app.getHttpServer().emit('upgrade', requestTo('/ws', gone), gone, Buffer.alloc(0));

  await (await openPage(api)).close();
});

function requestTo(url: string, socket: Socket): IncomingMessage {
  const request = new IncomingMessage(socket);
  request.url = url;
  return request;
}

it('the process has its maximum', async () => {
  api = await startApi({ env: { LIVE_MAX_SOCKETS: '1' } });
  const page = await openPage(api);

  await expect(openPage(api)).rejects.toThrow('503');
  await page.close();
});
