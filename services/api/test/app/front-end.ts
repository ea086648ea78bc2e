import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { FrontEndAssetsService } from '../../src/pages/front-end/front-end-assets.service';
import type { TestApi } from './start-api';

/** A stand-in for the web server that holds the front end's builds. */
export interface FrontEnd {
  origin: string;
  /** What it answers, by path; what is missing is a 404. */
  files: Map<string, string>;
  /** Paths that it never answers. */
  hanging: Set<string>;
  /** The origin to which it redirects everything. */
  redirectTo?: string;
  close(): Promise<void>;
}

const MANIFEST = {
  metaData: { remoteEntry: { name: 'remoteEntry.1234abcd.js' } },
  exposes: [{ path: './remote', assets: { js: { sync: ['expose.js'], async: [] } } }],
};

const REMOTES = ['storefront', 'live', 'collector'] as const;

/** Serves a shell's document and the shop's remotes, until `files` says otherwise. */
export async function startFrontEnd(): Promise<FrontEnd> {
  const files = new Map([
    [
      '/shell/index.html',
      '<html><head><title>Gallery</title></head><body><div id="root"></div></body></html>',
    ],
    [
      '/remotes.json',
      JSON.stringify({
        remotes: REMOTES.map((name) => ({
          name: `mf_${name}`,
          entry: `/remotes/mf-${name}/mf-manifest.json`,
        })),
      }),
    ],
    ...REMOTES.map((name): [string, string] => [
      `/remotes/mf-${name}/mf-manifest.json`,
      JSON.stringify(MANIFEST),
    ]),
    [
      '/remotes/mf-storefront/page-assets.json',
      JSON.stringify({ 'fine-art': ['fine-art.js', 'fine-art.css'] }),
    ],
  ]);
  const server = createServer((request, response) => {
    if (frontEnd.redirectTo !== undefined)
      return void response.writeHead(302, { location: frontEnd.redirectTo + request.url }).end();
    if (frontEnd.hanging.has(request.url ?? '')) return;
    const file = files.get(request.url ?? '');
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front end has no port.');
  const frontEnd: FrontEnd = {
    origin: `http://127.0.0.1:${address.port}`,
    files,
    hanging: new Set(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return frontEnd;
}

/**
 * Waits until the API knows the builds of the remotes and these files: a document goes without what is late, which on a busy
 * machine its first ones would.
 */
export async function untilBuildsAreKnown(api: TestApi, files: readonly string[] = []): Promise<void> {
  const assets = api.get(FrontEndAssetsService);
  for (const name of REMOTES) await untilKnown(() => assets.remoteAssets(`mf_${name}`));
  for (const file of files) await untilKnown(() => assets.fileText(file));
}

async function untilKnown(read: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await read()) !== null) return;
    await delay(50);
  }
  throw new Error('The API could not read the front end.');
}
