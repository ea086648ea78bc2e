import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressesOf } from '../../tools/run/environment.mjs';
import { serveApi, serveSandbox, serveWeb } from '../../tools/run/gallery-servers.mjs';
import { startGallery } from '../../tools/run/gallery.mjs';
import { findFreePorts, findFreePort } from '../../tools/run/ports.mjs';
import { copyPreparedData } from '../../tools/run/prepared-data.mjs';
import { createProcesses } from '../../tools/run/processes.mjs';
import { createReport } from '../../tools/run/report.mjs';
import { announce } from './opened-gallery';
import { plainEnvironment } from './plain-environment';

const root = path.resolve(import.meta.dirname, '../..');
const firstPort = 8480;

/**
 * Opens a gallery with the demo in a folder that goes away with it; what it returns closes it again. The same works are on
 * show a second time, at an address of their own, by inquiry only.
 */
export default async function openGallery(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-journeys-'));
  const ports = await findFreePorts(firstPort);
  const inquiryPorts = await findFreePorts(ports.web + 10);
  const storefrontPort = await findFreePort();
  const processes = createProcesses({ logDir: path.join(root, 'e2e/results/logs') });
  const options = { root, ports, report: createReport(), processes, caller: plainEnvironment() };
  const build = (name: string): string => path.join(root, name, 'dist');
  try {
    await copyPreparedData(options, dataDir);
    const gallery = await startGallery(
      {
        ...options,
        dataDir,
        // The storefront comes from a server of its own, which a journey can stop and start.
        remotes: { mf_storefront: `http://localhost:${storefrontPort}/mf-manifest.json` },
      },
      async (selling) => {
        await serveSandbox(selling);
        await serveApi(selling);
        await serveWeb(selling);
        const caller = { ...selling.caller, SALES_MODE: 'inquire' };
        const inquiring = { ...selling, caller, ports: inquiryPorts, remotes: undefined };
        await serveApi(inquiring);
        await serveWeb(inquiring);
      },
    );
    announce({
      baseURL: addressesOf(ports).web,
      inquiryURL: addressesOf(inquiryPorts).web,
      sandboxURL: addressesOf(ports).sandbox,
      sandboxPort: ports.sandbox,
      databaseUrl: gallery.databaseUrl,
      dataDir,
      storefrontPort,
      storefrontDir: build('mf-storefront'),
    });
    return async () => {
      await gallery.stop();
      processes.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    };
  } catch (error) {
    await processes.stop();
    processes.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
