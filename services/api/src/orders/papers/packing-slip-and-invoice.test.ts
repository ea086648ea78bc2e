import { asOwner } from '../../../test/app/signed-in-owner';
import { confirmedOrder } from '../../../test/builders/payment-requests';
import { checkoutBody, createEdition, openCheckout } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { readPdf } from '../../../test/app/read-pdf';
import { renderOrderPaper, type OrderPaper } from './order-paper-layout';

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

test('an invoice for an evening’s sale has that day’s date and both addresses, and is tagged', async () => {
  const { orderNumber } = await confirmedOrder(api);
  await api.database.manager.query("UPDATE orders SET confirmed_at = '2026-11-24 04:59:00'");
  const { pages, text, title, tags } = readPdf(
    Buffer.from(await (await paper(orderNumber, 'invoice')).arrayBuffer()),
  );
  expect(pages).toEqual([{ width: 612, height: 792 }]);
  expect(text).toContain('DateNovember 23, 2026');
  expect(text).toContain('Paid on November 23, 2026.');
  expect(text).toContain('410 Larkspur Lane\nDallas, Texas 75226\n');
  expect(title).toBe(`Invoice ${orderNumber}`);
  expect(tags).toEqual(expect.arrayContaining(['H1', 'P', 'Document']));
});

test('an unpaid order has no documents', async () => {
  const { orderNumber } = await openCheckout(api, checkoutBody([await createEdition(api)]));
  expect(await (await paper(orderNumber, 'invoice')).json()).toMatchObject({ code: 'order_not_paid' });
});

test('an invoice with many lines continues on a second page', async () => {
  const line = { title: 'Night Bloom', detail: 'FLORALS, 2024', which: '1 of 9', amount: '$5,000.00' };
  const order: OrderPaper = {
    gallery: 'TF Gallery',
    kind: 'Invoice',
    date: new Date('2026-11-22T00:00:00Z'),
    from: ['Dallas, Texas'],
    paper: 'letter',
    facts: [{ label: 'Order', value: 'TF-7K3M-Q9XD' }],
    addresses: [{ label: 'Bill to', lines: ['Ada Byron'] }],
    lines: Array.from({ length: 20 }, () => line),
    sums: [{ label: 'Total', value: '$100,000.00', isTotal: true }],
    foot: [],
  };
  const sheets = (await renderOrderPaper(order)).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(2);
});
