import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerBucket, answerObject, refuse } from './answer';
import type { ObjectStore, ObjectStoreOptions, StoreFaults } from './object-store-interface';
import { Objects } from './objects';
import { signatureFault } from './signature';

/** Starts a stand-in for an S3-compatible store. Rejects when the port is in use. */
export async function startObjectStore({
  dir,
  port = 0,
  host = '127.0.0.1',
  bucket = 'pictures',
  region = 'us-east-1',
  accessKeyId = 'store-of-the-tests',
  secretAccessKey = 'secret-of-the-store-of-the-tests',
  pageSize = 1_000,
}: ObjectStoreOptions): Promise<ObjectStore> {
  const objects = await Objects.in(dir);
  const calls: string[] = [];
  let suffered: StoreFaults = {};
  let left = Infinity;

  const faultsNow = (): StoreFaults => {
    left -= 1;
    return left < 0 ? {} : suffered;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://store');
    const [, name = '', ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    calls.push(`${request.method} ${key}`);
    const faults = faultsNow();
    const { delayMs = 0, isSilent = false, status } = faults;
    if (isSilent) return;
    if (delayMs > 0) await pause(delayMs);
    if (status !== undefined) return refuse(response, 'SlowDown', status);
    const fault = signatureFault(request, { accessKeyId, secretAccessKey, region });
    if (fault !== null) return refuse(response, fault);
    if (name !== bucket) return refuse(response, 'NoSuchBucket');
    if (key === '')
      return answerBucket(request, response, { objects, query: url.searchParams, bucket, pageSize });
    await answerObject(request, response, { objects, key, faults });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listen(server, port, host);
  const endpoint = `http://${host}:${portOf(server.address())}`;
  return {
    endpoint,
    bucket,
    environment: {
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_BUCKET: bucket,
      MEDIA_S3_REGION: region,
      MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    calls,
    suffer: (faults) => {
      suffered = faults;
      left = faults.calls ?? Infinity;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The store has no port.');
  return address.port;
}
