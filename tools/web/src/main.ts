/**
 * `node tools/web/dist/main.js`
 *   PORT, HOST, API_URL   where to listen, where the API is
 *   SHELL_DIR             the shell's build
 *   REMOTES               JSON: remote's name to its build's folder or to the address of its manifest elsewhere
 *   STATIC_DIR            instead of the two above: one remote alone, with
 *   STATIC_DOCUMENT       its own document inside that folder
 *   TRUST_PROXY           "true" behind our own proxy
 */
import fs from 'node:fs';
import path from 'node:path';
import { startStatic } from './static-site';
import { startWeb } from './web';
import type { WebServer } from './web-server';

const repository = path.resolve(__dirname, '../../..');
const { env } = process;

function start(): Promise<WebServer> {
  const where = { port: portOf(env.PORT), host: env.HOST, trustProxy: env.TRUST_PROXY === 'true' };
  if (env.STATIC_DIR) {
    return startStatic({ ...where, dir: env.STATIC_DIR, document: env.STATIC_DOCUMENT, apiUrl: env.API_URL });
  }
  return startWeb({
    ...where,
    apiUrl: env.API_URL ?? 'http://localhost:8083',
    shellDir: env.SHELL_DIR ?? path.join(repository, 'shell/dist'),
    remotes: env.REMOTES ? remotesOf(env.REMOTES) : remotesOfTheRepository(),
  });
}

function portOf(text = '8080'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port number: ${text}`);
  return port;
}

/** Every remote that is built, except one with a document of its own: that is the console, on another origin. */
function remotesOfTheRepository(): Record<string, string> {
  const isPublic = (folder: string): boolean =>
    fs.existsSync(path.join(repository, folder, 'dist/mf-manifest.json')) &&
    !fs.existsSync(path.join(repository, folder, 'dist/document'));
  const folders = fs.readdirSync(repository).filter((name) => name.startsWith('mf-') && isPublic(name));
  return Object.fromEntries(
    folders.map((folder) => [folder.replaceAll('-', '_'), path.join(repository, folder, 'dist')]),
  );
}

function remotesOf(json: string): Record<string, string> {
  const value: unknown = JSON.parse(json);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.map(([name, place]) => {
      if (typeof place !== 'string') throw new Error(`REMOTES gives no folder or address for ${name}.`);
      return [name, place];
    }),
  );
}

async function main(): Promise<void> {
  const server = await start();
  console.log(`web: ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
