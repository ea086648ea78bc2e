import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { allowSlowBody, limitBodyTime } from './body-timeout';

const PATIENCE_MS = 400;

/** Sends a body of ten bytes, one every 60 ms, and says what came back. */
async function answerToSlowBody(onRequest: (request: IncomingMessage) => void): Promise<string> {
  const server = createServer((request, response) => {
    limitBodyTime(request, PATIENCE_MS);
    onRequest(request);
    request.resume().once('end', () => response.end('whole'));
    request.once('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = net.connect(portOf(address), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\n');
  for (let sent = 0; sent < 10 && !socket.destroyed; sent += 1) {
    socket.write('x');
    await delay(60);
  }
  await closed;
  server.close();
  return answer.endsWith('whole') ? 'answered' : 'cut off';
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

test('who sends slowly is cut off', async () => {
  expect(await answerToSlowBody(() => undefined)).toBe('cut off');
});

test('a body that is allowed to flow may take longer', async () => {
  expect(await answerToSlowBody(allowSlowBody)).toBe('answered');
});
