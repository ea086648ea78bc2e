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
} from '../../../test/builders/purchase';
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

/** Follows the link in the mail, as far as other modules notice. */
async function confirmEmail({ id, email }: TestCollector): Promise<void> {
  await api.database.transaction(async () => {
    await api.database.manager.query('UPDATE collectors SET email_confirmed_at = NOW(3) WHERE id = ?', [id]);
    await api.get(DomainEvents).publish(new CollectorEmailConfirmed(id, email));
  });
}

const open = (headers?: Record<string, string>) => openCheckout(api, checkoutBody([edition]), headers);
const buy = async (headers?: Record<string, string>): Promise<void> => pay(api, await open(headers));
const owners = (): Promise<unknown[]> => column(api, 'SELECT collector_id FROM orders ORDER BY id');

describe('orders of a guest', () => {
  test('come to the account once its address is proved, and the history says so (G52)', async () => {
    await buy();
    const ada = await signedIn(api, { isConfirmed: false });
    await confirmEmail(ada);
    expect(await owners()).toEqual([ada.id]);
    expect(await column(api, `SELECT actor FROM order_events WHERE kind = 'joined'`)).toEqual(['collector']);
  });

  test('come to the account as they are paid, when its address is proved already', async () => {
    const ada = await signedIn(api);
    await buy();
    expect(await owners()).toEqual([ada.id]);
  });

  test('stay a guest’s under an address that nobody has proved', async () => {
    await signedIn(api, { isConfirmed: false });
    await buy();
    expect(await owners()).toEqual([null]);
  });

  test('stay a guest’s until they are paid: anybody can type in an address', async () => {
    const ada = await signedIn(api, { isConfirmed: false });
    await open();
    await confirmEmail(ada);
    expect(await owners()).toEqual([null]);
  });

  test('don’t come to an address that differs by an accent', async () => {
    await buy();
    const stranger = await signedIn(api, { email: 'áda@example.com', isConfirmed: false });
    await confirmEmail(stranger);
    await buy();
    expect(await owners()).toEqual([null, null]);
  });

  test('come whatever the case of the letters', async () => {
    const body = checkoutBody([edition]);
    await pay(api, await openCheckout(api, { ...body, customer: { name: 'Ada', email: 'Ada@Example.com' } }));
    const ada = await signedIn(api, { isConfirmed: false });
    await confirmEmail(ada);
    expect(await owners()).toEqual([ada.id]);
  });

  test('are not taken from the account that placed them', async () => {
    const grace = await signedIn(api, { firstName: 'Grace' });
    await buy(grace.headers);
    await confirmEmail(await signedIn(api, { isConfirmed: false }));
    expect(await owners()).toEqual([grace.id]);
  });

  test('join once, however many at a time prove and pay', async () => {
    const checkouts = [await open(), await open(), await open()];
    const ada = await signedIn(api, { isConfirmed: false });
    for (const { sessionId } of checkouts) api.stripe().pay(sessionId);
    await Promise.all([confirmEmail(ada), confirmEmail(ada), api.stripe().webhooks.idle()]);
    await confirmEmail(ada);
    expect(await owners()).toEqual([ada.id, ada.id, ada.id]);
    expect(await column(api, 'SELECT level FROM collectors')).toEqual(['Premium']);
  });
});

describe('the level follows from what was bought (G54)', () => {
  const level = async (): Promise<unknown> => (await column(api, 'SELECT level FROM collectors'))[0];

  test('the first paid order makes a returning collector, a checkout alone does not', async () => {
    const ada = await signedIn(api);
    const checkout = await open(ada.headers);
    expect(await level()).toBeNull();
    await pay(api, checkout);
    expect(await level()).toBe('Standard');
  });

  test('what is spent adds up to a level, and a refund takes it back', async () => {
    const ada = await signedIn(api);
    const first = await open(ada.headers);
    await pay(api, first);
    await buy(ada.headers);
    expect(await level()).toBe('Premium');
    api.stripe().refund(first.sessionId);
    await api.stripe().webhooks.idle();
    expect(await level()).toBe('Standard');
  });

  test('a part that went back counts as not spent', async () => {
    const ada = await signedIn(api);
    const first = await open(ada.headers);
    await pay(api, first);
    await buy(ada.headers);
    api.stripe().refund(first.sessionId, 200_000);
    await api.stripe().webhooks.idle();
    expect(await level()).toBe('Standard');
  });

  test('orders that join count at once', async () => {
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

  test('the level that the owner gave stays', async () => {
    const ada = await signedIn(api, { level: 'VIP' });
    await buy(ada.headers);
    expect(await level()).toBe('VIP');
  });
});
