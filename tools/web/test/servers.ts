import net from 'node:net';
import { once } from 'node:events';
import { startNginx, startNginxConsole } from '../../gallery/nginx.mjs';
import { startStatic } from '../src/static-site';
import { startWeb } from '../src/web';

/** What is served as the gallery. */
export interface GalleryOptions {
  /** Addresses of the API's instances; the web server of `npm start` knows the first alone. */
  readonly apis: readonly string[];
  readonly shellDir: string;
  readonly remotes: Readonly<Record<string, string>>;
  readonly trustProxy?: boolean;
  /** In nginx only: whether the console's remote is listed. */
  readonly isAdminOnShopOrigin?: boolean;
}

/** What is served as the console. */
export interface ConsoleOptions {
  readonly apis: readonly string[];
  /** The build of mf-admin. */
  readonly dir: string;
  readonly trustProxy?: boolean;
}

/** A server under test. */
export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** One program that serves the gallery and the console. */
export interface Server {
  readonly name: string;
  serveGallery(options: GalleryOptions): Promise<Running>;
  serveConsole(options: ConsoleOptions): Promise<Running>;
}

/** Nobody listens there. */
const NO_API = 'http://127.0.0.1:9';
const HERE = { host: '127.0.0.1' };
const hostsOf = (apis: readonly string[]) =>
  (apis.length > 0 ? apis : [NO_API]).map((url) => new URL(url).host);

export const node: Server = {
  name: 'tools/web',
  serveGallery: async ({ apis: [apiUrl = NO_API], ...options }) => {
    const server = await startWeb({ ...HERE, port: 0, apiUrl, ...options });
    return { url: server.url, stop: () => server.close() };
  },
  serveConsole: async ({ apis: [apiUrl = NO_API], ...options }) => {
    const document = 'document/index.html';
    const server = await startStatic({ ...HERE, port: 0, document, apiUrl, ...options });
    return { url: server.url, stop: () => server.close() };
  },
};

export const nginx: Server = {
  name: 'nginx',
  serveGallery: async ({ apis, ...options }) => {
    const server = await startNginx({ port: await freePort(), apis: hostsOf(apis), ...options });
    return { url: server.origin, stop: () => server.stop() };
  },
  serveConsole: async ({ apis, ...options }) => {
    const server = await startNginxConsole({ port: await freePort(), apis: hostsOf(apis), ...options });
    return { url: server.origin, stop: () => server.stop() };
  },
};

/** nginx cannot pick a free port by itself. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
