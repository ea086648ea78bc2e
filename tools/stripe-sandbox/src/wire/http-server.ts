import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportFault } from '../fault-report';

const BODY_LIMIT = 1024 * 1024;

export interface HttpCall {
  method: string;
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Breaks the connection without a response. */
  dropped?: boolean;
}

/** An HTTP server around one function from request to response. */
export class HttpServer {
  private readonly server: Server;

  constructor(answer: (call: HttpCall) => Promise<HttpReply>) {
    this.server = createServer((request, response) => {
      respond(request, response, answer).catch((error: unknown) => {
        reportFault(error);
        response.destroy();
      });
    });
    this.server.keepAliveTimeout = 30_000;
  }

  /** Resolves with the port in use. Rejects with Node's error, e.g. EADDRINUSE. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return portOf(this.server.address());
  }

  /** Stops at once and aborts running requests. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: HttpCall) => Promise<HttpReply>,
): Promise<void> {
  const body = await readBody(request);
  if (body === null) {
    response.writeHead(413, { 'content-type': 'text/plain' }).end('The body is larger than 1 MiB.');
    return;
  }
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const reply = await answer({
    method: request.method ?? 'GET',
    path,
    query,
    headers: request.headers,
    body,
  });
  if (reply.dropped) {
    request.socket.destroy();
    return;
  }
  const bytes = Buffer.from(reply.body, 'utf8');
  response.writeHead(reply.status, { ...reply.headers, 'content-length': String(bytes.length) });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: string[] = [];
  let size = 0;
  request.setEncoding('utf8');
  for await (const chunk of request) {
    const text = String(chunk);
    size += text.length;
    if (size > BODY_LIMIT) return null;
    chunks.push(text);
  }
  return chunks.join('');
}
