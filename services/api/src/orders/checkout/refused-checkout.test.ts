import { checkoutBody, column, createEdition } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Metrics } from '../../platform';

const WEEK_MS = 7 * 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const refused = () => column(api, 'SELECT CONCAT(kind, " ", reason) FROM refused_attempts ORDER BY at');
const hashes = () => column(api, 'SELECT DISTINCT network_hash FROM refused_attempts');

/** More prints than the edition has, or one. */
async function checkOut(quantity: number): Promise<number> {
  const edition = await createEdition(api, { total: 9 });
  const body = checkoutBody([edition], quantity);
  return (await api.request('/api/create-checkout-session', { method: 'POST', body })).status;
}

const signIn = () =>
  api.request('/api/collectors/signin', {
    method: 'POST',
    body: { email: 'ada@example.com', password: 'not the right one' },
  });

test('a rejected checkout stores its network as a keyed hash, with the error', async () => {
  expect(await checkOut(20)).toBe(409);
  expect(await refused()).toEqual(['checkout prints_unavailable']);
  expect(await hashes()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('a successful checkout stores nothing', async () => {
  expect(await checkOut(1)).toBe(200);
  expect(await refused()).toEqual([]);
});

test('failed sign-ins and rejected checkouts on one network have the same hash, for a week', async () => {
  await checkOut(20);
  await signIn();
  expect(await hashes()).toHaveLength(1);
  api.clock.advance(WEEK_MS);
  await signIn();
  expect(await hashes()).toHaveLength(2);
});

test('both are counted, without naming anyone', async () => {
  const metrics = await api.get(Metrics).render();
  expect(metrics).toMatch(/gallery_failed_sign_ins_total\{account="collector"\} \d/);
  expect(metrics).toMatch(/gallery_refused_checkouts_total\{code="prints_unavailable"\} \d/);
});
