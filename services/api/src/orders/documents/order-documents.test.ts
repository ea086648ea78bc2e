import { asOwner } from '../../../test/app/signed-in-owner';
import { confirmedOrder } from '../../../test/builders/payment-requests';
import { checkoutBody, createEdition, openCheckout } from '../../../test/builders/purchase';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { renderOrderDocument, type OrderDocument } from './order-document-pdf';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const paper = (number: string, name: string): Promise<Response> =>
  api.request(`/api/admin/orders/${number}/${name}.pdf`, { headers: asOwner });

test.each(['packing-slip', 'invoice'])(
  'the %s of a paid order is a PDF named after its number',
  async (name) => {
    const { orderNumber } = await confirmedOrder(api);
    const response = await paper(orderNumber, name);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`${orderNumber}-${name}.pdf`);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  },
);

test('an unpaid order has no documents', async () => {
  const { orderNumber } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  expect(await (await paper(orderNumber, 'invoice')).json()).toMatchObject({ code: 'order_not_paid' });
});

test('an invoice with many lines continues on a second page', async () => {
  const line = { title: 'Night Bloom', detail: 'FLORALS, 2024', which: '1 of 9', amount: '$5,000.00' };
  const order: OrderDocument = {
    gallery: 'TF Gallery',
    kind: 'Invoice',
    date: new Date('2026-11-22T00:00:00Z'),
    from: ['Dallas, Texas'],
    facts: [{ label: 'Order', value: 'TF-7K3M-Q9XD' }],
    addresses: [{ label: 'Bill to', lines: ['Ada Byron'] }],
    lines: Array.from({ length: 20 }, () => line),
    sums: [{ label: 'Total', value: '$100,000.00', isTotal: true }],
    foot: [],
  };
  const sheets = (await renderOrderDocument(order)).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(2);
});
