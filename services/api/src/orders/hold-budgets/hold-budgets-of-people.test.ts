import { signedIn } from '../../../test/builders/collectors';
import { createEvent, createScheduled, enter } from '../../../test/builders/events';
import { DEFAULT_HOLD_BUDGETS, ELSEWHERE, holdsOf, HOME } from '../../../test/builders/hold-budgets';
import { reserve, showTo } from '../../../test/builders/private-previews';
import { checkoutBody, createEdition, postCheckout, type TestEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OWNER_ACTOR } from '../lifecycle/order-history.service';
import { DraftOrdersService } from '../creation/draft-orders.service';

type Holds = ReturnType<typeof holdsOf>;

let api: TestApi;
/** One of 40. */
let edition: TestEdition;
let buy: Holds['buy'];
let buying: Holds['buying'];
let useUp: Holds['useUp'];

beforeAll(async () => {
  api = await startApi({ stripe: true, env: DEFAULT_HOLD_BUDGETS });
  ({ buy, buying, useUp } = holdsOf(api, () => edition));
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api, { total: 40 });
});
afterAll(() => api.close());

describe('a guest with a pass to a live event (R9)', () => {
  test('can hold three prints when the network’s budget is used up, and does not use it', async () => {
    const { headers } = await enter(api, (await createEvent(api)).id);
    expect(await buying(5)).toBe(200);
    expect(await buying(3, { headers })).toBe(200);
    expect(await buying(1, { headers })).toBe(429);
    expect(await buying(1)).toBe(200);
    expect(await buying(1)).toBe(429);
  });

  test('sees their own prints in the message', async () => {
    const { headers } = await enter(api, (await createEvent(api)).id);
    await buying(2, { headers });
    expect(await (await buy(2, { headers })).json()).toMatchObject({
      message:
        'You already have 2 prints waiting for payment and can have up to 3. Complete or cancel that checkout first, or try again in 31 minutes.',
    });
  });

  test('sixty guests at one IP address buy at once, and none is rejected because of another', async () => {
    await useUp();
    const large = await createEdition(api, { title: 'Evening', total: 100 });
    const { id } = await createEvent(api);
    const guests = await Promise.all(
      Array.from({ length: 60 }, (_, index) => enter(api, id, { email: `guest${index}@example.com` })),
    );
    const answers = await Promise.all(
      guests.map(({ headers }) =>
        postCheckout(api, checkoutBody([large]), { 'x-forwarded-for': HOME, ...headers }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('has one budget under one email address, however many passes', async () => {
    const first = await enter(api, (await createEvent(api)).id, { email: 'ada@example.com' });
    const second = await enter(api, (await createEvent(api, { title: 'Other' })).id, {
      email: 'Ada@example.com',
    });
    expect(await buying(3, { headers: first.headers })).toBe(200);
    expect(await buying(1, { headers: second.headers, ip: ELSEWHERE })).toBe(429);
  });

  test('a pass to an upcoming or past event, or a forged one, gives no budget', async () => {
    await useUp();
    const later = await enter(api, (await createScheduled(api, 5)).id);
    const now = await createEvent(api);
    const guest = await enter(api, now.id);
    expect(await buying(1, { headers: later.headers })).toBe(429);
    expect(await buying(1, { headers: { cookie: `${guest.headers.cookie}x` } })).toBe(429);
    api.clock.advance(2 * 3_600_000 + 1);
    expect(await buying(1, { headers: guest.headers })).toBe(429);
  });
});

describe('a collector (R9)', () => {
  test('with a confirmed email address can hold three prints, on any network', async () => {
    await useUp();
    const { headers } = await signedIn(api);
    expect(await buying(2, { headers })).toBe(200);
    expect(await buying(1, { headers, ip: ELSEWHERE })).toBe(200);
    expect(await buying(1, { headers })).toBe(429);
  });

  test('without one uses the network’s budget', async () => {
    const { headers } = await signedIn(api, { isConfirmed: false });
    await useUp();
    expect(await buying(1, { headers })).toBe(429);
    expect(await buying(6, { headers, ip: ELSEWHERE })).toBe(200);
  });

  test('can always buy a print that is reserved for them', async () => {
    const ada = await signedIn(api);
    await showTo(api, edition.artworkId, { collectorId: ada.id });
    await reserve(api, ada, { ...edition, editionNumber: 5 });
    expect(await buying(4, { headers: ada.headers })).toBe(200);
    expect(await buying(1, { headers: ada.headers })).toBe(429);
  });

  test('has all three in addition to prints held for a payment link', async () => {
    const ada = await signedIn(api);
    const { artworkId, size, priceCents } = edition;
    const agreed = await api.get(DraftOrdersService).prepareOrder(
      {
        buyer: checkoutBody([edition]).billing,
        collectorId: ada.id,
        items: [{ artworkId, size, quantity: 4, priceCents }],
        extrasCents: 0,
        notes: null,
        until: new Date(api.clock.now().getTime() + 86_400_000),
      },
      OWNER_ACTOR,
    );
    await agreed.create();
    expect(await buying(3, { headers: ada.headers })).toBe(200);
  });
});
