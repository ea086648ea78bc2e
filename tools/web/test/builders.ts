import fs from 'node:fs/promises';
import http from 'node:http';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

/** Test material: a folder that looks like a build's output. */
export async function buildFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'gallery-web-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
    if (name.endsWith('.js')) await fs.writeFile(`${file}.br`, new Uint8Array(zlib.brotliCompressSync(text)));
  }
  return dir;
}

/** The id that the fake API gives to a request: answers from elsewhere have none. */
export const GIVEN_ID = 'given-by-the-api';

/** As the API says it. */
export const TOO_LARGE = JSON.stringify({
  code: 'payload_too_large',
  message: 'The request is too large.',
  error: 'The request is too large.',
});

/** Test material: an API that shows what reached it, and echoes bytes on /ws. */
export class FakeApi {
  readonly requests: { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  /** Whether connections break once a request has arrived, as when its process is killed. */
  isDying = false;
  /** Whether sockets are refused, as while its process ends. */
  isClosing = false;
  /**
   * How it refuses every body before it has arrived: `reads-on` to the end, as our API does, or `cuts` the connection,
   * which its system then resets.
   */
  refuses: 'never' | 'reads-on' | 'cuts' = 'never';
  private readonly server = http.createServer((request, response) => {
    if (this.refuses !== 'never') {
      response.writeHead(413, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(TOO_LARGE),
        'x-request-id': GIVEN_ID,
        ...(this.refuses === 'cuts' ? { connection: 'close' } : {}),
      });
      response.end(TOO_LARGE);
      if (this.refuses === 'reads-on') request.resume();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      this.requests.push({ method, url, headers, body });
      if (this.isDying) return request.socket.destroy();
      const id = String(headers['x-request-id'] ?? GIVEN_ID);
      response.writeHead(200, { 'content-type': 'text/plain', etag: '"1"', 'x-request-id': id });
      response.end(`api ${method} ${url}`);
    });
  });

  async start(): Promise<string> {
    this.server.on('upgrade', (request, socket) => {
      const { method = '', url = '', headers } = request;
      this.requests.push({ method, url, headers, body: '' });
      if (this.isClosing) return socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n');
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello ',
      );
      socket.pipe(socket);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the fake API has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A hashed file of a build. */
export const HASHED = 'main.0123abcd.js';
export const SCRIPT = `console.log(${JSON.stringify('gallery '.repeat(50))})`;

/** What a test has started: in `afterEach`, `stopRunning`. */
export const running: { stop(): Promise<void> }[] = [];

export async function stopRunning(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
}

export async function startFakeApi() {
  const api = new FakeApi();
  const url = await api.start();
  running.push(api);
  return { api, url };
}
