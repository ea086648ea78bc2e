import { ledgerCalls } from '../../test/builders/print-ledger';
import { payIntent, requestPayment } from '../../test/builders/payment-requests';
import { column, createEdition, type TestEdition } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

const { sold, refund } = ledgerCalls(() => ({ api, edition }));

test('a buyer without an email address is sent no email', async () => {
  const number = await sold(3, { buyer: { fullName: 'Ada Byron', email: '' } });
  const { paymentIntent } = await requestPayment(api, number);
  await payIntent(api, paymentIntent);
  await api.stripe().webhooks.idle();
  await refund(number);

  expect(await column(api, 'SELECT status FROM orders')).toEqual(['cancelled']);
  expect(await column(api, "SELECT dedupe_key FROM outbox WHERE recipient = ''")).toEqual([]);
});
