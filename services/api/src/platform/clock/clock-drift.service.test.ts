import { bootApi } from '../../../test/app/boot-api';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { workerSchema } from '../../../test/app/test-schema';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  pay,
  printsByState,
} from '../../../test/builders/purchase';
import { PaymentsReconciler } from '../../payments/payments.reconciler';

const HOUR_MS = 3_600_000;
const OFF = [
  [2 * HOUR_MS, '7200 s ahead of'],
  [-2 * HOUR_MS, '7200 s behind'],
] as const;

it.each(OFF)(
  'an instance whose clock is off by %d ms does not start, and says why',
  async (clockDriftMs, off) => {
    await expect(bootApi(await workerSchema('_clock'), { clockDriftMs })).rejects.toThrow(
      `The clock of this machine is ${off} the database's. Synchronize it (NTP), then start again.`,
    );
  },
);

it('one that is off by some seconds starts, with a warning', async () => {
  const lines: string[] = [];
  const onLogLine = (line: string) => void lines.push(line);
  const api = await bootApi(await workerSchema('_clock'), { clockDriftMs: 5_000, onLogLine });
  try {
    expect((await api.request('/api/health/ready')).status).toBe(200);
    expect(lines.join()).toContain("The clock of this machine is 5 s ahead of the database's.");
  } finally {
    await api.close();
  }
});

describe('an instance whose clock goes wrong while it runs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ stripe: true, own: true });
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  it.each(OFF)('off by %d ms it is not ready, and says why', async (driftMs, off) => {
    api.clock.drift(driftMs);
    const answer = await api.request('/api/health/ready');

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: `The clock of this machine is ${off} the database's.`,
      details: { missing: 'clock', parts: { database: 'ok', clock: 'away' } },
    });
    api.clock.reset();
    expect((await api.request('/api/health/ready')).status).toBe(200);
  });

  it.each(OFF)('off by %d ms it does not end the checkouts of others', async (driftMs) => {
    const checkout = await openCheckout(api, checkoutBody([await createEdition(api)]));
    api.clock.drift(driftMs);
    await api.get(PaymentsReconciler).run();

    expect(await printsByState(api)).toEqual({ available: 8, held: 1 });
    // Stripe's stand-in goes by the tests' clock too.
    api.clock.drift(0);
    await pay(api, checkout);
    expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  });

  it('a time that passes for all is no drift: the checkout ends', async () => {
    await openCheckout(api, checkoutBody([await createEdition(api)]));
    api.clock.advance(2 * HOUR_MS);
    await api.get(PaymentsReconciler).run();
    await api.stripe().webhooks.idle();

    expect(await printsByState(api)).toEqual({ available: 9 });
    expect((await api.request('/api/health/ready')).status).toBe(200);
  });
});
