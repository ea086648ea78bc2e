import fs from 'node:fs/promises';
import path from 'node:path';
import { proxyToApi } from './api-proxy';
import { serveFolder } from './static-files';
import { createServer, listen, type WebServer } from './web-server';

/** A remote on an origin of its own. */
export interface StaticOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Address to listen on; all of them by default. */
  readonly host?: string;
  /** The remote's build; its manifest is then at /mf-manifest.json. */
  readonly dir: string;
  /** The remote's own document inside the folder, served at every path without a file: `document/index.html`. */
  readonly document?: string;
  /** The API that the document's pages call at /api and /ws of this origin, and whose films they show from /videos. */
  readonly apiUrl?: string;
  /** Whether x-forwarded-* headers of the client are trusted. */
  readonly trustProxy?: boolean;
}

/** Scripts and connections of this origin only; style attributes are set by Radix. */
const DOCUMENT_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** As the API sends them with its documents; `deploy/nginx/console.conf` has the same. */
const DOCUMENT_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': DOCUMENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Serves one remote's build to a shell on another origin and, with `document`, to people who open this one. */
export async function startStatic(options: StaticOptions): Promise<WebServer> {
  const server = createServer(options.trustProxy ?? false);
  await serveFolder(server, { dir: options.dir, prefix: '/' });
  if (options.apiUrl) await proxyToApi(server, { apiUrl: options.apiUrl, routes: ['/api/*', '/videos/*'] });
  const document = options.document ? path.join(options.dir, options.document) : null;
  if (document) await fs.access(document);
  server.setNotFoundHandler(async (request, reply) => {
    const isDocument = request.method === 'GET' && path.extname(request.url.split('?', 1)[0] ?? '') === '';
    if (!document || !isDocument) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
    return (
      reply
        .type('text/html; charset=utf-8')
        .headers({ ...DOCUMENT_HEADERS, ...(request.protocol === 'https' ? HTTPS_ONLY : {}) })
        // Read at each request, so that a new build is served at once, without a restart.
        .send(await fs.readFile(document, 'utf8'))
    );
  });
  return listen(server, options.port, options.host ?? '0.0.0.0');
}
