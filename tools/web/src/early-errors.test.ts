import { once } from 'node:events';
import net from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { buildFolder, running, startFakeApi, stopRunning } from '../test/builders';
import { node } from '../test/servers';

afterEach(stopRunning);

async function gallery() {
  const { api, url } = await startFakeApi();
  const web = await node.serveGallery({ apis: [url], shellDir: await buildFolder({}), remotes: {} });
  running.push(web);
  return { api, web };
}

/** What the server sends until it closes the connection. */
async function answerTo(url: string, request: string): Promise<{ head: string; body: unknown }> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

const HEADERS_TOO_LARGE = 'The headers of the request are too large.';
const NOT_READ = 'The request could not be read.';
const NOTHING = 'Nothing was found at this address.';
const HOST = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';

it.each([
  [
    'a head that is too long',
    `GET / ${HOST}X: ${'x'.repeat(20_000)}`,
    431,
    'headers_too_large',
    HEADERS_TOO_LARGE,
  ],
  [
    'an address that is too long',
    `GET /${'x'.repeat(20_000)} ${HOST}`,
    431,
    'headers_too_large',
    HEADERS_TOO_LARGE,
  ],
  ['what is no HTTP', 'HELLO', 400, 'malformed_body', NOT_READ],
  ['an address that does not decode', `GET /%zz ${HOST}`, 400, 'malformed_body', NOT_READ],
  ['an address that leaves the API', `GET /../..//x ${HOST}`, 400, 'malformed_body', NOT_READ],
  ['a file that is not there', `GET /shell/old.deadbeef.js ${HOST}`, 404, 'not_found', NOTHING],
  ['a method that nobody answers', `PROPFIND /api/works ${HOST}`, 404, 'not_found', NOTHING],
])('rejects %s with the body of every error', async (_what, request, status, code, message) => {
  const { web } = await gallery();
  const { head, body } = await answerTo(web.url, `${request}\r\n\r\n`);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json/im);
  expect(head).toMatch(/^x-content-type-options: nosniff/im);
  expect(body).toEqual({ code, message, error: message });
});

it('rejects what arrives on an open connection while it stops', async () => {
  const { web } = await gallery();
  const port = Number(new URL(web.url).port);
  const socket = net.connect(port, '127.0.0.1');
  socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n');
  await once(socket, 'data');
  const answers = textOf(socket);
  const stopped = web.stop();
  while (await isListening(port));
  socket.write(`okGET /api/works ${HOST}\r\n`);
  const [first = '', second = ''] = (await answers).split(/(?=HTTP\/1.1 503)/);
  const message = 'The gallery cannot be reached right now. Please try again in a moment.';
  expect(first).toMatch('HTTP/1.1 200 ');
  expect(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'unavailable',
    message,
    error: message,
  });
  await stopped;
});

function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
