import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sendWhole } from '../../../../test/app/send-whole-body';
import { socketEnd } from '../../../../test/app/socket-end';
import { startApi, type TestApi } from '../../../../test/app/start-api';
import { allowSlowBody, limitBodyTime } from './incomplete-bodies';

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
  const ended = socketEnd(socket);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\n');
  for (let sent = 0; sent < 10 && !socket.destroyed; sent += 1) {
    socket.write('x');
    await delay(60);
  }
  await ended;
  server.close();
  return answer.endsWith('whole') ? 'answered' : 'cut off';
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

test('slow senders are cut off', async () => {
  expect(await answerToSlowBody(() => undefined)).toBe('cut off');
});

test('a body that is allowed to stream may take longer', async () => {
  expect(await answerToSlowBody(allowSlowBody)).toBe('answered');
});

const BYTES = 3_000_000;
const FILE_START =
  '--b\r\nContent-Disposition: form-data; name="film"; filename="a.webm"\r\nContent-Type: video/webm\r\n\r\n';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await startApi({ onLogLine: (line) => void lines.push(line) });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => api.close());

const form = { 'content-type': 'multipart/form-data; boundary=b' };
const json = { 'content-type': 'application/json' };

describe('a client rejected during an upload can finish sending and read why (X4)', () => {
  test.each([
    ['JSON that is too large', '/api/contact', json, '{"message":"', 413],
    ['a form that is not read there', '/api/contact', form, FILE_START, 415],
    ['an upload by nobody', '/api/admin/site/films', form, FILE_START, 401],
    ['an address that is none', '/api/nothing-here', json, '{"message":"', 404],
  ])('%s', async (_what, path, headers, start, status) => {
    const answer = await sendWhole(`${api.url}${path}`, headers, [start, BYTES]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('"code":');
  });
});

test('a body that is too large is in the log (X4)', async () => {
  await sendWhole(`${api.url}/api/contact`, json, ['{"message":"', BYTES]);
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'request', route: '/api/contact', status: 413 }),
  );
});
