import type { FastifyInstance } from 'fastify';
import { proxyToApi } from './api-proxy';
import { answerNotFound } from './early-errors';
import { serveFolder } from './static-files';
import { createServer, listen, type WebServer } from './web-server';

/** Options of the gallery's web server. */
export interface WebOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Address to listen on; all of them by default. */
  readonly host?: string;
  /** Where the API listens. */
  readonly apiUrl: string;
  /** The shell's build. */
  readonly shellDir: string;
  /**
   * Remotes by their name in contracts: a folder with the remote's build, served below /remotes/, or the address of
   * a manifest on another origin. Other remotes are not available.
   */
  readonly remotes: Readonly<Record<string, string>>;
  /** Whether x-forwarded-* headers of the client are trusted. */
  readonly trustProxy?: boolean;
}

/**
 * The gallery's one public server: files of the shell at /shell/, of the remotes at /remotes/, their list at
 * /remotes.json, and the API for everything else, documents included.
 */
export async function startWeb(options: WebOptions): Promise<WebServer> {
  const server = createServer(options.trustProxy ?? false);
  server.setNotFoundHandler(answerNotFound);
  await serveFolder(server, { dir: options.shellDir, prefix: '/shell/' });
  const entries = await Promise.all(
    Object.entries(options.remotes).map(([name, place]) => serveRemote(server, name, place)),
  );
  server.get('/remotes.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .send({ remotes: entries }),
  );
  await proxyToApi(server, { apiUrl: options.apiUrl, routes: ['/', '/*'] });
  return listen(server, options.port, options.host ?? '0.0.0.0');
}

async function serveRemote(server: FastifyInstance, name: string, place: string) {
  if (/^https?:\/\//.test(place)) return { name, entry: place };
  const prefix = `/remotes/${name.replaceAll('_', '-')}/`;
  await serveFolder(server, { dir: place, prefix });
  return { name, entry: `${prefix}mf-manifest.json` };
}
