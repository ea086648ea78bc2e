import { Resolver } from 'node:dns/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { httpServer, mailServer, nameServer, tlsServer } from './test-support';
import { addressesOf, askStripe, certificateOf, diskOf, partsOf, signInToMail, textsOf } from './probes';

const DAY_MS = 86_400_000;

let dir: string;
const running: { stop: () => unknown }[] = [];
async function started<Server extends { stop: () => unknown }>(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  running.push(server);
  return server;
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'gallery-doctor-'));
});
afterAll(async () => {
  for (const server of running) server.stop();
  await rm(dir, { recursive: true });
});

test('a self-signed certificate is described, with its end', async () => {
  const { port } = await started(tlsServer(dir, 20));
  const { authorizationError, validTo } = await certificateOf({ host: 'localhost', port });
  expect(authorizationError).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
  expect(Math.round((validTo.getTime() - Date.now()) / DAY_MS)).toBe(20);
});

test('a mail server accepts the right password and rejects another', async () => {
  const { port } = await started(mailServer('right'));
  await signInToMail(`smtp://gallery:right@127.0.0.1:${port}`);
  await expect(signInToMail(`smtp://gallery:wrong@127.0.0.1:${port}`)).rejects.toThrow('535');
});

test('a name has its TXT records, and an unknown one has none', async () => {
  const { address } = await started(nameServer({ 'blooms.art': 'v=spf1 -all' }));
  const resolver = new Resolver();
  resolver.setServers([address]);
  expect(await textsOf('blooms.art', resolver)).toEqual(['v=spf1 -all']);
  expect(await textsOf('_dmarc.blooms.art', resolver)).toEqual([]);
});

test('a host has its addresses', async () => {
  expect(await addressesOf('127.0.0.1')).toEqual(['127.0.0.1']);
  await expect(addressesOf('nobody.invalid')).rejects.toThrow('nobody.invalid');
});

test.each([
  ['right', 0, 0],
  ['five minutes ahead', 5, 300_000],
  ['five minutes behind', -5, -300_000],
])('a clock that is %s is detected from Stripe’s date', async (_words, minutes, ahead) => {
  const date = new Date(Date.now() - minutes * 60_000).toUTCString();
  const endpoint = { url: 'https://blooms.art', status: 'enabled' };
  const body = { data: [{ ...endpoint, enabled_events: ['*'] }] };
  const answers = { '/v1/webhook_endpoints': { body, headers: { date } } };
  const { url: host } = await started(httpServer(answers));
  const answer = await askStripe({ host, secretKey: 'sk' });
  expect(answer).toMatchObject({ status: 200, endpoints: [{ ...endpoint, events: ['*'] }] });
  // As far as a busy machine may be from the moment that the date was written.
  expect(Math.abs(answer.driftMs - ahead)).toBeLessThan(30_000);
});

test('an API that is not ready names the parts', async () => {
  const parts = { database: 'ok', migrations: 'away' };
  const answers = { '/api/health/ready': { status: 503, body: { details: { parts } } } };
  expect(await partsOf((await started(httpServer(answers))).url)).toEqual(parts);
  await expect(partsOf((await started(httpServer({}))).url)).rejects.toThrow('it answers 404');
});

test('a disk has space', async () => {
  const { free, total } = await diskOf(dir);
  expect(total).toBeGreaterThanOrEqual(free);
});
