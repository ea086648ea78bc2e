import { startApi, type TestApi } from '../../test/app/start-api';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  pay,
  printsByState,
} from '../../test/builders/checkout';
import { PaymentsReconciler } from './payments.reconciler';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

it.each([2 * HOUR_MS, -2 * HOUR_MS])(
  'an instance whose clock is off by %d ms does not end the checkouts of others',
  async (driftMs) => {
    const checkout = await openCheckout(api, checkoutBody([await createEdition(api)]));
    api.clock.drift(driftMs);
    await api.get(PaymentsReconciler).run();

    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
    await pay(api, checkout);
    expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  },
);

it('a time that passes for all is no drift: the checkout ends', async () => {
  await openCheckout(api, checkoutBody([await createEdition(api)]));
  api.clock.advance(2 * HOUR_MS);
  await api.get(PaymentsReconciler).run();
  await api.stripe().webhooks.idle();

  expect(await printsByState(api)).toEqual({ available: 9 });
});
