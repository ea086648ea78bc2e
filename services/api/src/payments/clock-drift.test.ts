import { startApi, type TestApi } from '../../test/app/start-api';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  pay,
  printsByState,
} from '../../test/builders/checkout';
import { orderRecord } from '../../test/builders/admin-orders';
import { PaymentsReconciler } from './payments.reconciler';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

it.each([2 * HOUR_MS, -2 * HOUR_MS])(
  'an instance whose clock is off by %d ms does not expire other instances’ checkouts',
  async (driftMs) => {
    const checkout = await openCheckout(api, checkoutBody([await createEdition(api)]));
    api.clock.drift(driftMs);
    await api.get(PaymentsReconciler).run();

    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
    await pay(api, checkout);
    expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  },
);

/** As often as an orchestrator asks, and the reconciler. */
const measureDrift = (): Promise<Response> => api.request('/api/health/ready');

it.each([5_000, -5_000])(
  'an instance whose clock is off by %d ms dates histories by the database, so that they stay in order',
  async (driftMs) => {
    const edition = await createEdition(api);
    api.clock.drift(Math.max(driftMs, 0));
    await measureDrift();
    const checkout = await openCheckout(api, checkoutBody([edition]));
    api.clock.drift(Math.min(driftMs, 0));
    await measureDrift();
    await pay(api, checkout);

    const { history } = await orderRecord(api, checkout.orderNumber);
    expect(history.map(({ kind }) => kind)).toEqual(['placed', 'confirmed']);
    expect(await column(api, 'SELECT kind FROM order_events ORDER BY created_at')).toEqual([
      'placed',
      'confirmed',
    ]);
  },
);

it('time that passes for everyone is not drift: the checkout expires', async () => {
  await openCheckout(api, checkoutBody([await createEdition(api)]));
  api.clock.advance(2 * HOUR_MS);
  await api.get(PaymentsReconciler).run();
  await api.stripe().webhooks.idle();

  expect(await printsByState(api)).toEqual({ available: 9 });
});
