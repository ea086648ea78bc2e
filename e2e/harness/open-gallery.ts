import fs from 'node:fs';
import path from 'node:path';
import { roomyTemporaryFolder } from '../../tools/database/temporary-folder.mjs';
import { addressesOf } from '../../tools/gallery/environment.mjs';
import { serveApi, serveSandbox, serveWeb } from '../../tools/gallery/gallery-servers.mjs';
import { startGallery } from '../../tools/gallery/gallery.mjs';
import { findFreePorts } from '../../tools/gallery/ports.mjs';
import { copyDemoData } from '../../tools/gallery/demo-data-cache.mjs';
import { createProcesses } from '../../tools/process/processes.mjs';
import { createReport } from '../../tools/process/report.mjs';
import { announce } from './opened-gallery';
import { plainEnvironment } from './clean-environment';

const root = path.resolve(import.meta.dirname, '../..');
/** The first of its addresses, as for `npm start`. Parallel runs on one machine need different ones. */
const firstPort = Number(process.env['PORT']) || 8480;
/** Live pages of the second address embed it in a frame. Nothing answers there. */
const LIVE_GALLERY_URL = 'https://photographs.example/';
/** The widest size takes a third of the time for the demo's images, and no window here needs it. */
const PICTURE_MAX_WIDTH = '1600';

/**
 * Opens a gallery with demo data in a temporary folder, and returns a function that closes it. The same artworks are
 * also served at a second address in inquire mode.
 */
export default async function openGallery(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(await roomyTemporaryFolder(), 'gallery-journeys-'));
  const ports = await findFreePorts(firstPort);
  const inquiryPorts = await findFreePorts(ports.web + 10);
  const processes = createProcesses({ logDir: path.join(root, 'e2e/results/logs') });
  const caller = { ...plainEnvironment(), PICTURE_MAX_WIDTH };
  const options = { root, ports, report: createReport(), processes, caller };
  try {
    await copyDemoData(options, dataDir);
    const gallery = await startGallery({ ...options, dataDir }, async (selling) => {
      await serveSandbox(selling);
      await serveApi(selling);
      await serveWeb(selling);
      const inquiringCaller = { ...selling.caller, SALES_MODE: 'inquire', LIVE_GALLERY_URL };
      const inquiring = { ...selling, caller: inquiringCaller, ports: inquiryPorts };
      await serveApi(inquiring);
      await serveWeb(inquiring);
    });
    announce({
      baseURL: addressesOf(ports).web,
      inquiryURL: addressesOf(inquiryPorts).web,
      adminURL: addressesOf(ports).admin,
      stripeURL: `http://127.0.0.1:${ports.sandbox}`,
      sandboxPort: ports.sandbox,
      databaseUrl: gallery.databaseUrl,
      dataDir,
      shared: {},
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
