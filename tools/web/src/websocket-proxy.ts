import http, { type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Pipes a browser's WebSocket at /ws or below to the API's. Frames are not parsed, and backpressure works without buffers.
 */
export function proxyWebSockets(server: Server, apiUrl: string): void {
  const open = new Set<Duplex>();
  server.on('upgrade', (request, browser, head) => {
    if (!/^\/ws(\/|$)/.test(pathOf(request))) return refuse(browser, '404 Not Found');
    open.add(browser);
    browser.on('close', () => open.delete(browser));
    join(request, browser, head, apiUrl);
  });
  // The server does not close upgraded sockets.
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const socket of open) socket.destroy();
    return close(done);
  };
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?', 1)[0] ?? '';

function join(request: IncomingMessage, browser: Duplex, head: Buffer, apiUrl: string): void {
  const upstream = http.request(new URL(request.url ?? '/ws', apiUrl), {
    headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress },
  });
  browser.on('error', () => upstream.destroy());
  upstream.on('error', () => refuse(browser, '502 Bad Gateway'));
  upstream.on('response', (answer) => refuse(browser, `${answer.statusCode} ${answer.statusMessage}`));
  upstream.on('upgrade', (answer, api, firstBytes) => {
    browser.write(handshake(answer));
    api.unshift(firstBytes);
    browser.unshift(head);
    api.on('error', () => browser.destroy());
    api.on('close', () => browser.destroy());
    browser.on('close', () => api.destroy());
    api.pipe(browser).pipe(api);
  });
  upstream.end();
}

function handshake(answer: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function refuse(browser: Duplex, status: string): void {
  browser.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
