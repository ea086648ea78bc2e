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

/** Test material: an API that shows what reached it, and echoes bytes on /ws. */
export class FakeApi {
  readonly requests: { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  /** Whether connections break once a request has arrived, as when its process is killed. */
  isDying = false;
  /** Whether sockets are refused, as while its process ends. */
  isClosing = false;
  private readonly server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      this.requests.push({ method, url, headers, body });
      if (this.isDying) return request.socket.destroy();
      const id = String(headers['x-request-id'] ?? 'given-by-the-api');
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
