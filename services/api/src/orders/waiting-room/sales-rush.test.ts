import {
  createEdition,
  pay,
  printsByState,
  type TestEdition,
  BEHIND_PROXY,
  Shopper,
  type CheckoutAnswer,
} from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { timeFactor } from '../../../test/app/time-factor';
import { hashSecret } from '../../platform';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true, env: BEHIND_PROXY });
  other = await startApi({ env: { ...BEHIND_PROXY, STRIPE_HOST: api.stripe().url } });
});
beforeEach(() => api.reset());
/** Each instance ends what the rush has left to do, which took more than a minute on a busy machine. */
const CLOSING_MS = 180_000;
afterAll(async () => {
  await other.close();
  await api.close();
}, CLOSING_MS);

interface Buyer {
  shopper: Shopper;
  via: TestApi;
  answer: CheckoutAnswer;
}

/** People who check out at once, each on their own network, on two instances. */
async function rush(edition: TestEdition, people: number): Promise<{ holders: Buyer[]; line: Buyer[] }> {
  const buyers = await Promise.all(
    Array.from({ length: people }, async (_, index): Promise<Buyer> => {
      const via = index % 2 === 0 ? api : other;
      const shopper = new Shopper(api, index);
      return { shopper, via, answer: await shopper.checkOut([edition], { via }) };
    }),
  );
  const arrived: { digest: string }[] = await api.database.manager.query(
    'SELECT token_digest AS digest FROM waiting_room_places ORDER BY id',
  );
  const placeOf = ({ shopper: { token } }: Buyer) =>
    arrived.findIndex(({ digest }) => token !== null && digest === hashSecret(token));
  return {
    holders: buyers.filter(({ answer }) => answer.session),
    line: buyers
      .filter(({ answer }) => answer.code === 'waiting_room')
      .toSorted((one, two) => placeOf(one) - placeOf(two)),
  };
}

const payFor = async ({ answer: { session } }: Buyer): Promise<void> => {
  if (session) await pay(api, session);
};

test.each([
  // ADR 0093 has figures of 200 people and 100 prints.
  { people: 60, total: 9 },
  { people: 80, total: 48 },
])(
  '$people simultaneous buyers sell out an edition of $total in the order of arrival (R9)',
  async ({ people, total }) => {
    const edition = await createEdition(api, { total });
    const { holders, line } = await rush(edition, people);
    expect([holders.length, line.length]).toEqual([total, people - total]);

    // One in three of those who hold a print gives up.
    const abandoned = holders.filter((_buyer, index) => index % 3 === 0);
    for (const { answer } of abandoned)
      await api.request(`/api/checkout-sessions/${answer.session?.sessionId}/expire`, { method: 'POST' });
    await Promise.all(holders.filter((buyer) => !abandoned.includes(buyer)).map(payFor));

    // Everyone's page asks, those at the end first; and strangers try to check out.
    const shown = await Promise.all(
      line.toReversed().map(async ({ shopper, via }) => ({ shopper, place: await shopper.look(via) })),
    );
    const newcomers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => new Shopper(api, people + index).checkOut([edition])),
    );
    expect(newcomers.filter(({ session }) => session)).toEqual([]);
    const called = new Set(
      shown.filter(({ place }) => place.state === 'called').map(({ shopper }) => shopper.email),
    );
    const first = line.slice(0, abandoned.length);
    const again = await Promise.all(
      line.map(async ({ shopper, via }) => ({ shopper, state: (await shopper.look(via)).state })),
    );
    for (const { shopper, state } of again) if (state === 'called') called.add(shopper.email);
    expect([...called].toSorted()).toEqual(first.map(({ shopper }) => shopper.email).toSorted());

    // All check out again at once: only those who were called are served.
    const retried = await Promise.all(
      line.map(async ({ shopper, via }): Promise<Buyer> => ({
        shopper,
        via,
        answer: await shopper.checkOut([edition], { via }),
      })),
    );
    const served = retried.filter(({ answer }) => answer.session);
    expect(served.map(({ shopper }) => shopper.email)).toEqual(first.map(({ shopper }) => shopper.email));
    expect(await printsByState(api)).toEqual({ sold: total - abandoned.length, held: abandoned.length });
    await Promise.all(served.map(payFor));

    expect(await printsByState(api)).toEqual({ sold: total });
    const orders: { count: string }[] = await api.database.manager.query(
      "SELECT COUNT(DISTINCT order_id) AS count FROM prints WHERE state = 'sold'",
    );
    expect(orders).toEqual([{ count: String(total) }]);
    const rest = await Promise.all(line.slice(abandoned.length).map(({ shopper, via }) => shopper.look(via)));
    expect(new Set(rest.map(({ state }) => state))).toEqual(new Set(['sold_out']));
  },
  120_000 * timeFactor,
);
