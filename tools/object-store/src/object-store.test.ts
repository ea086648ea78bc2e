import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startObjectStore, type ObjectStore } from './index';

let folder: string;
let store: ObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'object-store-'));
  store = await startObjectStore({ dir: folder });
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true });
});

const codeOf = async (answer: Response): Promise<string> =>
  /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';

test('rejects unsigned requests', async () => {
  const answer = await fetch(`${store.endpoint}/pictures/a.jpg`, { method: 'PUT', body: 'picture' });

  expect([answer.status, await codeOf(answer)]).toEqual([403, 'AccessDenied']);
});

test('rejects requests that are signed with another key', async () => {
  const authorization =
    'AWS4-HMAC-SHA256 Credential=stranger/20261122/us-east-1/s3/aws4_request, ' +
    `SignedHeaders=host, Signature=${'0'.repeat(64)}`;
  const answer = await fetch(`${store.endpoint}/pictures/a.jpg`, { headers: { authorization } });

  expect([answer.status, await codeOf(answer)]).toEqual([403, 'InvalidAccessKeyId']);
});

test('rejects signatures of another time', async () => {
  const authorization =
    `AWS4-HMAC-SHA256 Credential=${store.environment.MEDIA_S3_ACCESS_KEY_ID}/20200101/us-east-1/s3/aws4_request, ` +
    `SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`;
  const headers = { authorization, 'x-amz-date': '20200101T000000Z' };
  const answer = await fetch(`${store.endpoint}/pictures/a.jpg`, { headers });

  expect([answer.status, await codeOf(answer)]).toEqual([403, 'RequestTimeTooSkewed']);
});

test('fails on request, for a given number of requests', async () => {
  store.suffer({ status: 503, calls: 1 });
  const statuses = [];
  for (let call = 0; call < 2; call += 1)
    statuses.push((await fetch(`${store.endpoint}/pictures/a.jpg`)).status);

  expect(statuses).toEqual([503, 403]);
});
