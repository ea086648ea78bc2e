import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop, printCheckout, startReceiver } from '../test/shop';

let folder: string;
let stateFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'));
  stateFile = path.join(folder, 'state.json');
});
afterEach(() => rm(folder, { recursive: true }));

test('an open session, its key and its declined attempt survive a restart, and it can then be paid', async () => {
  const before = await openShop({ stateFile });
  const { id } = await before.stripe.checkout.sessions.create(printCheckout(), { idempotencyKey: 'order-1' });
  before.sandbox.decline(id);
  await before.sandbox.close();

  const after = await openShop({ stateFile });
  await expect(
    after.stripe.checkout.sessions.create(printCheckout(), { idempotencyKey: 'order-1' }),
  ).resolves.toMatchObject({ id });
  expect(after.sandbox.pay(id)).toMatchObject({ payment_status: 'paid' });
  await after.sandbox.close();
});

test('an undelivered event is sent after a restart', async () => {
  const receiver = await startReceiver();
  const before = await openShop({ stateFile, webhookUrl: receiver.url });
  before.sandbox.webhooks.pause();
  const { id } = await before.stripe.checkout.sessions.create(printCheckout());
  before.sandbox.expire(id);
  await before.sandbox.close();
  expect(receiver.events).toEqual([]);

  const after = await openShop({ stateFile, webhookUrl: receiver.url });
  await after.sandbox.webhooks.idle();
  expect(receiver.events.map((event) => event.type)).toEqual(['checkout.session.expired']);
  await after.sandbox.close();
  await receiver.close();
});

test('leaves no temporary file behind', async () => {
  const shop = await openShop({ stateFile });
  await shop.stripe.checkout.sessions.create(printCheckout());
  await shop.sandbox.close();
  expect(await readdir(folder)).toEqual(['state.json']);
});

test('an unreadable file is renamed', async () => {
  await writeFile(stateFile, '{"version": 1, "acc');
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const shop = await openShop({ stateFile });
  said.mockRestore();
  expect(shop.sandbox.sessions()).toEqual([]);
  expect(await readFile(`${stateFile}.damaged`, 'utf8')).toBe('{"version": 1, "acc');
  await shop.sandbox.close();
});
