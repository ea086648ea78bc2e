import http from 'node:http';
import net from 'node:net';
import { once } from 'node:events';
import { buildFolder, FakeApi, TOO_LARGE } from '../test/builders';
import { upload } from '../test/upload';
import { startWeb } from './web';

const nowhere = { host: '127.0.0.1', apiUrl: 'http://127.0.0.1:9', remotes: {} };

it('names a port that is in use', async () => {
  const shellDir = await buildFolder({});
  const web = await startWeb({ ...nowhere, port: 0, shellDir });
  const port = Number(new URL(web.url).port);
  await expect(startWeb({ ...nowhere, port, shellDir })).rejects.toThrow(`Port ${port} is taken.`);
  await web.close();
});

it('names a missing build', async () => {
  await expect(startWeb({ ...nowhere, port: 0, shellDir: '/nowhere/dist' })).rejects.toThrow(
    'There is no folder /nowhere/dist to serve at /shell/. Build it first.',
  );
});

it('relays an error response although the API aborts the upload with it (X4)', async () => {
  const api = new FakeApi();
  api.refuses = 'cuts';
  const apiUrl = await api.start();
  const web = await startWeb({ ...nowhere, apiUrl, port: 0, shellDir: await buildFolder({}) });
  try {
    for (const bytes of [300_000, 3_000_000, 12_000_000])
      expect(await upload(web.url, '/api/contact', bytes)).toMatchObject({ status: 413, body: TOO_LARGE });
  } finally {
    await web.close();
    await api.stop();
  }
});

it('aborts the upload to the API when the client disconnects', async () => {
  const api = http.createServer().listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${portOf(api.address())}`;
  const web = await startWeb({ ...nowhere, apiUrl, port: 0, shellDir: await buildFolder({}) });
  const sender = net.connect(Number(new URL(web.url).port), '127.0.0.1');
  const begun = new Promise<http.IncomingMessage>((resolve) => api.once('request', resolve));
  sender.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx');
  const upload = await begun;
  const ended = new Promise((resolve) => upload.once('close', resolve));
  sender.destroy();
  await ended;
  expect(upload.complete).toBe(false);
  await web.close();
  api.close();
});

function portOf(address: net.AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the API has no port');
  return address.port;
}
