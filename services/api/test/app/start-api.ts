import { rm } from 'node:fs/promises';
import path from 'node:path';
import { VisitQueueWorker } from '../../src/analytics/tracking/visit-queue.worker';
import { bootApi, type BootOptions, type TestApi } from './boot-api';
import { workerSchema } from './test-schema';

export type { RequestOptions, TestApi } from './boot-api';

interface StartOptions extends BootOptions {
  /** Not the one that files share: for tests that take something out of it, which `reset` does not put back. */
  own?: boolean;
}

/** The API that the files of a suite share, once one has asked for it, and whether one has it now. */
let shared: Promise<TestApi> | null = null;
let isSharing = false;
let isTaken = false;

/** From here on files have one API after each other. Called at the top of a suite, at the end of which it is closed. */
export function shareApi(): void {
  isSharing = true;
  afterAll(async () => (await shared)?.close());
}

/**
 * The API over HTTP for a test file: in `beforeAll`, with `close` in `afterAll`. In a suite that shares, files that ask for
 * nothing special have the same one (ADR 0077); one that was asked for with options, or beside the shared one, is the file's own.
 */
export async function startApi(options: StartOptions = {}): Promise<TestApi> {
  if (isSharing && isPlain(options) && !isTaken) return takeShared();
  // Beside the shared one it is another instance over the same tables; alone, the shared one's workers must not see its rows.
  return bootApi(await workerSchema(isSharing && !isTaken ? '_own' : ''), options);
}

/** What the shared API has anyway. */
function isPlain({ stripe: _stripe, env = {}, ...special }: StartOptions): boolean {
  return Object.keys(special).length === 0 && Object.keys(env).length === 0;
}

async function takeShared(): Promise<TestApi> {
  isTaken = true;
  shared ??= workerSchema().then((url) => bootApi(url, { stripe: true }));
  const api = await shared;
  return {
    ...api,
    close: async () => {
      isTaken = false;
      await forget(api);
    },
  };
}

/** What a file leaves: rows, mails, pictures, and what it had planned for Stripe. */
async function forget(api: TestApi): Promise<void> {
  const stripe = api.stripe();
  stripe.clearFaults();
  stripe.webhooks.dropNext(0);
  stripe.webhooks.duplicateNext(0);
  stripe.webhooks.discardHeld();
  stripe.webhooks.resume();
  // Nobody is told: their orders went with the tables.
  stripe.webhooks.sendTo(null);
  for (const { id, status } of stripe.sessions()) if (status === 'open') stripe.expire(id);
  stripe.webhooks.sendTo(`${api.url}/api/stripe/webhook`);
  await stripe.webhooks.idle();
  // Visits wait in memory, and would be written into the next file's tables.
  await api.get(VisitQueueWorker).flush();
  // Waits for the mail that is being written just now.
  await api.reset();
  for (const folder of ['outbox', 'media'])
    await rm(path.join(api.settings.dataDir, folder), { recursive: true, force: true });
}
