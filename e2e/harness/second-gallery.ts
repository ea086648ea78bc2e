import path from 'node:path';
import { addressesOf } from '../../tools/gallery/environment.mjs';
import { serveApi, serveWeb } from '../../tools/gallery/gallery-servers.mjs';
import { findFreePorts } from '../../tools/gallery/ports.mjs';
import { createProcesses } from '../../tools/process/processes.mjs';
import { createReport } from '../../tools/process/report.mjs';
import { openedGallery } from './opened-gallery';
import { plainEnvironment } from './clean-environment';

const root = path.resolve(import.meta.dirname, '../..');
const firstPort = 8560;

/** Another API instance with a web server on the same database, which a journey may kill. */
export interface SecondGallery {
  readonly baseURL: string;
  /** Kills the API, as a power cut would. */
  killApi(): Promise<void>;
  /** Starts it again and waits until it answers. */
  startApi(): Promise<void>;
  close(): Promise<void>;
}

/** @param remotes manifests of remotes that are not in their build's folder, by name */
export async function openSecondGallery(remotes?: Record<string, string>): Promise<SecondGallery> {
  const { databaseUrl, dataDir, sandboxPort, shared } = openedGallery();
  const free = await findFreePorts(firstPort);
  const ports = { ...free, sandbox: sandboxPort };
  const processes = createProcesses({ logDir: path.join(root, 'e2e/results/logs/second-house'), graceMs: 0 });
  const report = createReport(() => undefined);
  const caller = { ...plainEnvironment(), ...shared };
  const house = { root, ports, dataDir, databaseUrl, processes, report, caller, remotes };
  let api = await serveApi(house);
  await serveWeb(house);
  return {
    baseURL: addressesOf(ports).web,
    killApi: () => api.stop(),
    startApi: async () => {
      api = await serveApi(house);
    },
    close: async () => {
      await processes.stop();
      processes.close();
    },
  };
}
