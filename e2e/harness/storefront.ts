import path from 'node:path';
import { findFreePort } from '../../tools/gallery/ports.mjs';
import { createProcesses } from '../../tools/process/processes.mjs';
import { answers } from '../../tools/gallery/readiness.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** A server for the storefront remote alone, which a journey can stop and start. */
export interface Storefront {
  readonly manifestUrl: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function openStorefront(): Promise<Storefront> {
  const port = await findFreePort();
  const manifestUrl = `http://localhost:${port}/mf-manifest.json`;
  const processes = createProcesses();
  const start = async () => {
    const server = await processes.serve({
      name: 'storefront',
      command: process.execPath,
      args: [path.join(root, 'tools/web/dist/main.js')],
      cwd: root,
      env: { PORT: String(port), HOST: '127.0.0.1', STATIC_DIR: path.join(root, 'mf-storefront/dist') },
    });
    await answers({ name: 'The storefront remote', url: manifestUrl, process: server });
    return server;
  };
  let server = await start();
  return {
    manifestUrl,
    start: async () => {
      server = await start();
    },
    stop: () => server.stop(),
    close: async () => {
      await processes.stop();
      processes.close();
    },
  };
}
