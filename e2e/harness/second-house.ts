import path from 'node:path';
import { addressesOf } from '../../tools/run/environment.mjs';
import { serveApi, serveWeb } from '../../tools/run/gallery-servers.mjs';
import { findFreePorts } from '../../tools/run/ports.mjs';
import { createProcesses } from '../../tools/run/processes.mjs';
import { createReport } from '../../tools/run/report.mjs';
import { openedGallery } from './opened-gallery';
import { plainEnvironment } from './plain-environment';

const root = path.resolve(import.meta.dirname, '../..');
const firstPort = 8560;

/** Another instance of the API with a web server before it, on the same database: a journey may kill it. */
export interface SecondHouse {
  readonly baseURL: string;
  /** Ends the API at once, as a power cut does. */
  killApi(): Promise<void>;
  /** Starts it again and waits until it answers. */
  startApi(): Promise<void>;
  close(): Promise<void>;
}

/** @param remotes where it finds a remote elsewhere than in its build's folder: manifests by name */
export async function openSecondHouse(remotes?: Record<string, string>): Promise<SecondHouse> {
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
