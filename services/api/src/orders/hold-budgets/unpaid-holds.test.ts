import { signedIn } from '../../../test/builders/collectors';
import { createEvent, enter } from '../../../test/builders/events';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  printsByState,
  type TestEdition,
} from '../../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;
let edition: TestEdition;
let owner: TestStaff;

beforeAll(async () => {
  api = await startApi({ stripe: true, env: { TRUSTED_PROXIES: '1' } });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api, { total: 40 });
  owner = await staffSignedIn(api, { role: 'owner', firstName: 'Ben' });
});
afterAll(() => api.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const buy = (quantity: number, headers: Record<string, string>) =>
  openCheckout(api, checkoutBody([edition], quantity), headers);

interface Holds {
  prints: number;
  origins: { id: string; kind: string; label: string; prints: number; orders: { orderNumber: string }[] }[];
}
async function list({ headers } = owner): Promise<Holds> {
  const answer = await api.request('/api/admin/unpaid-holds', { headers });
  const holds: Holds = JSON.parse(await answer.text());
  return holds;
}
const end = (id: string, { headers } = owner) =>
  api.request(`/api/admin/unpaid-holds/${id}/end`, { method: 'POST', headers });

test('lists the unpaid prints of networks, guests and collectors, most prints first', async () => {
  const guest = await enter(api, (await createEvent(api)).id);
  await buy(1, guest.headers);
  await buy(2, (await signedIn(api)).headers);
  const first = await buy(2, from('203.0.113.7'));
  const second = await buy(1, from('203.0.113.9'));
  const { prints, origins } = await list();
  expect(prints).toBe(6);
  expect(origins.map(({ kind, label, prints: held }) => [kind, label, held])).toEqual([
    ['network', expect.stringMatching(/^Network [0-9A-F]{4}$/), 3],
    ['collector', 'Ada Byron', 2],
    ['guest', 'Ada Byron', 1],
  ]);
  expect(origins[0]).toMatchObject({
    since: expect.any(String),
    orders: [
      { orderNumber: first.orderNumber, customerName: 'Ada Byron', prints: 2 },
      { orderNumber: second.orderNumber, customerName: 'Ada Byron', prints: 1 },
    ],
  });
});

test('the owner ends an origin’s holds: sessions expire, prints are released, and the audit log records it', async () => {
  const { sessionId, orderNumber } = await buy(2, from('203.0.113.7'));
  await buy(1, from('203.0.113.9'));
  await buy(3, from('198.51.100.9'));
  const origin = (await list()).origins.find(({ orders }) => orders[0]?.orderNumber === orderNumber);
  const answer = await end(origin?.id ?? '');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ prints: 3, origins: [{ prints: 3 }] });
  expect(await printsByState(api)).toEqual({ available: 37, held: 3 });
  expect(
    api
      .stripe()
      .sessions()
      .find(({ id }) => id === sessionId)?.status,
  ).toBe('expired');
  expect(
    await column(
      api,
      "SELECT JSON_VALUE(details, '$.prints') FROM audit_log WHERE action = 'order.hold-ended' ORDER BY id",
    ),
  ).toEqual(['2', '1']);
  expect((await end(origin?.id ?? '')).status).toBe(200);
});

test('a checkout that has been paid meanwhile stays sold', async () => {
  const { sessionId } = await buy(1, from('203.0.113.7'));
  const [origin] = (await list()).origins;
  api.stripe().webhooks.dropNext(5);
  api.stripe().pay(sessionId);
  expect((await end(origin?.id ?? '')).status).toBe(200);
  api.stripe().webhooks.dropNext(0);
  expect(await printsByState(api)).toEqual({ available: 39, sold: 1 });
});

test('staff can look, but only the owner ends holds', async () => {
  await buy(1, from('203.0.113.7'));
  const mara = await staffSignedIn(api);
  const [origin] = (await list(mara)).origins;
  const refused = await end(origin?.id ?? '', mara);
  expect(refused.status).toBe(403);
  expect(await printsByState(api)).toEqual({ available: 39, held: 1 });
  expect((await api.request('/api/admin/unpaid-holds')).status).toBe(401);
});
