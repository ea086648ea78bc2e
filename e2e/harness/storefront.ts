import path from 'node:path';
import { createProcesses } from '../../tools/run/processes.mjs';
import { answers } from '../../tools/run/readiness.mjs';
import { openedGallery } from './opened-gallery';

const root = path.resolve(import.meta.dirname, '../..');

/** The storefront remote's own server, which journeys stop and start. */
export class Storefront {
  private readonly processes = createProcesses();
  private stopServer: (() => Promise<void>) | undefined;

  async start(): Promise<void> {
    if (this.stopServer) return;
    const { storefrontPort, storefrontDir } = openedGallery();
    const server = await this.processes.serve({
      name: 'storefront',
      command: process.execPath,
      args: [path.join(root, 'tools/web/dist/main.js')],
      cwd: root,
      env: { PORT: String(storefrontPort), HOST: '127.0.0.1', STATIC_DIR: storefrontDir },
    });
    this.stopServer = server.stop;
    const url = `http://127.0.0.1:${storefrontPort}/mf-manifest.json`;
    await answers({ name: 'The storefront remote', url, process: server });
  }

  async stop(): Promise<void> {
    await this.stopServer?.();
    this.stopServer = undefined;
  }

  async close(): Promise<void> {
    await this.processes.stop();
    this.processes.close();
  }
}
