import { parentPort, workerData } from 'node:worker_threads';
import { setDocumentBlocks } from '@gallery/api-client';

/** What the API sends to this worker thread. */
interface WorkerRequest {
  id: number;
  /** Path and query. */
  url: string;
  /** JSON of the document's blocks by name. */
  blocks: Record<string, string>;
}

/** `html` is null for a page that is not rendered. */
type WorkerResponse = { id: number; html: string | null } | { id: number; failure: string };

const remotes = parseBundles(workerData);

async function handleRequest({ id, url, blocks }: WorkerRequest): Promise<WorkerResponse> {
  try {
    setDocumentBlocks(blocks);
    // Stores read the document when they are created, so the pages' code may run only now.
    const { renderPage } = await import('./render-page');
    return { id, html: await renderPage(url, remotes) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// One page after the other: the blocks of the current page are global.
let working: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (request: WorkerRequest) => {
  working = working.then(async () => parentPort?.postMessage(await handleRequest(request)));
});

/** Bundle files of the remotes by name, as the API sends them. */
function parseBundles(data: unknown): Record<string, string> {
  const given = typeof data === 'object' && data !== null && 'remotes' in data ? data.remotes : null;
  if (typeof given !== 'object' || given === null)
    throw new Error('The worker is not told where remotes are.');
  return Object.fromEntries(Object.entries(given).map(([name, file]) => [name, String(file)]));
}
