import { buyByLink } from '../../../test/builders/affiliate-commissions';
import { orderRecord, postOrder } from '../../../test/builders/admin-orders';
import { addPartner, PARTNERS } from '../../../test/builders/affiliates';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createEdition, type TestEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { SeededRandom } from '@gallery/domain';
import { AffiliatePayoutsService } from '../payouts/affiliate-payouts.service';

const DAY_MS = 86_400_000;
const STEPS = 20;
/** A mini at 333 dollars leaves 300: each percent of the rate is 3 dollars per print. */
const DOLLARS_A_PERCENT = 3;

/** A sale, as someone would note it on paper. */
interface Sale {
  number: string;
  rate: number;
  /** Numbers that the buyer still has. */
  kept: number[];
}

let api: TestApi;
let edition: TestEdition;
let partnerId: string;
const sales: Sale[] = [];
const payouts: number[] = [];
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  sales.length = 0;
  payouts.length = 0;
  partnerId = (await addPartner(api, { headers: asOwner })).id;
  edition = await createEdition(api, { title: 'Mini', size: '7x5', priceCents: 33_300, total: 100 });
});
afterAll(() => api.close());

const call = (method: string, path: string, body?: object): Promise<Response> =>
  api.request(`${PARTNERS}/${partnerId}${path}`, { method, body, headers: asOwner });

async function numberOf(path: string, name: string): Promise<number> {
  const answer: unknown = await (await call('GET', path)).json();
  const value: unknown =
    typeof answer === 'object' && answer !== null
      ? Object.entries(answer).find(([key]) => key === name)?.[1]
      : null;
  if (typeof value !== 'number') throw new Error(`No ${name} at ${path}: ${JSON.stringify(answer)}`);
  return value;
}

async function sell(random: SeededRandom, rate: number): Promise<void> {
  const number = await buyByLink(api, 'galerie-nord', edition, { quantity: 1 + random.below(3) });
  const [line] = (await orderRecord(api, number)).lines;
  sales.push({ number, rate, kept: line?.editionNumbers ?? [] });
}

/** One print, or all that are left. */
async function refund(random: SeededRandom): Promise<void> {
  const open = sales.filter(({ kept }) => kept.length > 0);
  if (open.length === 0) return;
  const sale = random.pick(open);
  const { version, lines } = await orderRecord(api, sale.number);
  const refunds = random.happens(0.5) ? sale.kept.slice(0, 1) : sale.kept;
  const body = {
    id: crypto.randomUUID(),
    version,
    reason: 'Damaged',
    lines: [{ lineId: lines[0]?.id, editionNumbers: refunds }],
  };
  const answer = await postOrder(api, `${sale.number}/refunds`, body);
  if (answer.status !== 201) throw new Error(`The refund was refused: ${await answer.text()}`);
  sale.kept = sale.kept.filter((number) => !refunds.includes(number));
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
}

async function changeRate(rate: number): Promise<void> {
  const version = await numberOf('', 'version');
  const answer = await call('PATCH', '', { version, commissionRate: String(rate) });
  if (answer.status !== 200) throw new Error(`The rate was refused: ${await answer.text()}`);
}

async function payOut(): Promise<void> {
  const amount = await numberOf('/payouts', 'payable');
  const answer = await call('POST', '/payouts', { id: crypto.randomUUID(), amount, method: 'Bank transfer' });
  expect(answer.status).toBe(amount > 0 ? 201 : 400);
  if (amount > 0) payouts.push(amount);
}

const total = (balance: readonly number[]): number => balance.reduce((sum, each) => sum + each, 0);

test.each([7, 22])(
  'whatever is bought, refunded, approved and paid, the affiliate’s account adds up (sequence %i)',
  async (seed) => {
    const random = new SeededRandom(seed);
    let rate = 20;
    const steps = [
      () => sell(random, rate),
      () => sell(random, rate),
      () => refund(random),
      () => changeRate((rate = random.below(101))),
      async () => {
        api.clock.advance(31 * DAY_MS);
        await api.get(AffiliatePayoutsService).approveDue();
      },
      payOut,
      payOut,
    ];
    for (let step = 0; step < STEPS; step += 1) {
      await random.pick(steps)();
      const earned = total(sales.map(({ rate: agreed, kept }) => DOLLARS_A_PERCENT * agreed * kept.length));
      const record: unknown = await (await call('GET', '')).json();
      expect(record).toMatchObject({ totalCommission: earned, paid: total(payouts) });
      const balanceCents = (await numberOf('', 'pending')) + (await numberOf('', 'approved'));
      expect(balanceCents).toBe(earned - total(payouts));
      expect(await numberOf('/statement', 'closing')).toBe(balanceCents);
    }
    // A sequence in which nothing is sold, given back or paid would prove nothing.
    expect({ sold: sales.length > 0, paid: payouts.length > 0 }).toEqual({ sold: true, paid: true });
  },
);
