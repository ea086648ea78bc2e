import { CollectorEmailConfirmed } from '../../identity';
import { DomainEvents } from '../../platform';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  pay,
  type TestEdition,
} from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: { LEVEL_PREMIUM_SPEND: '10000', LEVEL_VIP_SPEND: '20000' } });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

/** Confirms the email address, as far as other modules can tell. */
async function confirmEmail({ id, email }: TestCollector): Promise<void> {
  await api.database.transaction(async () => {
    await api.database.manager.query('UPDATE collectors SET email_confirmed_at = NOW(3) WHERE id = ?', [id]);
    await api.get(DomainEvents).publish(new CollectorEmailConfirmed(id, email));
  });
}

const open = (headers?: Record<string, string>) => openCheckout(api, checkoutBody([edition]), headers);
const buy = async (headers?: Record<string, string>): Promise<void> => pay(api, await open(headers));
const owners = (): Promise<unknown[]> => column(api, 'SELECT collector_id FROM orders ORDER BY id');

describe('guest orders', () => {
  test('are linked to the account once its address is confirmed, and the history says so (G52)', async () => {
    await buy();
    const ada = await signedIn(api, { isConfirmed: false });
    await confirmEmail(ada);
    expect(await owners()).toEqual([ada.id]);
    expect(await column(api, `SELECT actor FROM order_events WHERE kind = 'joined'`)).toEqual(['collector']);
  });

  test('are linked when they are paid, if the address is already confirmed', async () => {
    const ada = await signedIn(api);
    await buy();
    expect(await owners()).toEqual([ada.id]);
  });

  test('are not linked to an unconfirmed address', async () => {
    await signedIn(api, { isConfirmed: false });
    await buy();
    expect(await owners()).toEqual([null]);
  });

  test('are not linked before they are paid: anyone can enter an address', async () => {
    const ada = await signedIn(api, { isConfirmed: false });
    await open();
    await confirmEmail(ada);
    expect(await owners()).toEqual([null]);
  });

  test('are not linked to an address that differs by an accent', async () => {
    await buy();
    const stranger = await signedIn(api, { email: 'áda@example.com', isConfirmed: false });
    await confirmEmail(stranger);
    await buy();
    expect(await owners()).toEqual([null, null]);
  });

  test('are linked regardless of case', async () => {
    const body = checkoutBody([edition]);
    await pay(api, await openCheckout(api, { ...body, customer: { name: 'Ada', email: 'Ada@Example.com' } }));
    const ada = await signedIn(api, { isConfirmed: false });
    await confirmEmail(ada);
    expect(await owners()).toEqual([ada.id]);
  });

  test('stay with the account that placed them', async () => {
    const grace = await signedIn(api, { firstName: 'Grace' });
    await buy(grace.headers);
    await confirmEmail(await signedIn(api, { isConfirmed: false }));
    expect(await owners()).toEqual([grace.id]);
  });

  test('are linked once, however many confirm and pay at a time', async () => {
    const checkouts = [await open(), await open(), await open()];
    const ada = await signedIn(api, { isConfirmed: false });
    for (const { sessionId } of checkouts) api.stripe().pay(sessionId);
    await Promise.all([confirmEmail(ada), confirmEmail(ada), api.stripe().webhooks.idle()]);
    await confirmEmail(ada);
    expect(await owners()).toEqual([ada.id, ada.id, ada.id]);
    expect(await column(api, 'SELECT level FROM collectors')).toEqual(['Premium']);
  });
});

describe('purchases set the collector level (G54)', () => {
  const level = async (): Promise<unknown> => (await column(api, 'SELECT level FROM collectors'))[0];

  test('the first paid order raises the level, an unpaid checkout does not', async () => {
    const ada = await signedIn(api);
    const checkout = await open(ada.headers);
    expect(await level()).toBeNull();
    await pay(api, checkout);
    expect(await level()).toBe('Standard');
  });

  test('spending adds up to a level, and a refund lowers it', async () => {
    const ada = await signedIn(api);
    const first = await open(ada.headers);
    await pay(api, first);
    await buy(ada.headers);
    expect(await level()).toBe('Premium');
    api.stripe().refund(first.sessionId);
    await api.stripe().webhooks.idle();
    expect(await level()).toBe('Standard');
  });

  test('a partial refund lowers what was spent', async () => {
    const ada = await signedIn(api);
    const first = await open(ada.headers);
    await pay(api, first);
    await buy(ada.headers);
    api.stripe().refund(first.sessionId, 200_000);
    await api.stripe().webhooks.idle();
    expect(await level()).toBe('Standard');
  });

  test('linked orders count at once', async () => {
    await buy();
    await confirmEmail(await signedIn(api, { isConfirmed: false }));
    expect(await level()).toBe('Standard');
  });

  test('orders that are paid at the same moment all count', async () => {
    const ada = await signedIn(api);
    const body = checkoutBody([await createEdition(api, { title: 'Other' })]);
    const checkouts = [];
    for (let count = 0; count < 4; count += 1) {
      checkouts.push(await openCheckout(api, body, ada.headers));
    }
    for (const { sessionId } of checkouts) api.stripe().pay(sessionId);
    await api.stripe().webhooks.idle();
    expect(await level()).toBe('VIP');
  });

  test('the level that the owner set stays', async () => {
    const ada = await signedIn(api, { level: 'VIP' });
    await buy(ada.headers);
    expect(await level()).toBe('VIP');
  });
});
