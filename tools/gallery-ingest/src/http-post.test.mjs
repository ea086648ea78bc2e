import { once } from 'node:events';
import net from 'node:net';
import { post } from './http-post.mjs';

test('gives up a connection without traffic', async () => {
  const sockets = /** @type {net.Socket[]} */ ([]);
  const server = net.createServer((socket) => sockets.push(socket.on('error', () => undefined).pause()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  const sent = post(new URL(`http://127.0.0.1:${port}/`), {
    headers: {},
    // More than the system buffers, so that the sender itself is stuck.
    body: Buffer.alloc(20_000_000),
    silenceMs: 300,
    signal: new AbortController().signal,
  });
  await expect(sent).rejects.toThrow('nothing moved for 0.3 s');
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});
