import { renderEmail, type EmailWork, type TemplatedEmail } from '../../platform';
import {
  alertNotification,
  orderConfirmationEmail,
  latePaymentRefundEmail,
  saleNotification,
} from './order-email-content';
import type { OrderEntity } from '../entities/order.entity';

const from = { name: 'TF Gallery', email: 'sales@tfgallery.example' };
const written = (letter: TemplatedEmail) => renderEmail(letter, {}, from);
const lookupUrl = 'https://gallery.example/order-lookup?number=TF-7K3M-Q9XD';
const context = { lookupUrl, timeZone: 'America/Chicago' };
const at = new Date('2026-11-21T12:00:00Z');
const address = {
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  street: '1 Elm St',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};
const order = {
  id: 'order-1',
  number: 'TF-7K3M-Q9XD',
  status: 'confirmed',
  orderType: 'fine_art_purchase',
  version: 1,
  collectorId: null,
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  billing: address,
  shipping: address,
  currency: 'usd',
  paymentReference: null,
  paymentMethod: null,
  subtotalCents: 1_033_300,
  taxCents: 85_247,
  cardFeeCents: 30_999,
  extrasCents: 0,
  totalCents: 1_149_546,
  shippingMinisCents: 2_000,
  shippingFramed: 'quoted',
  shippingQuotedCents: null,
  shippingPaidCents: 0,
  refundedCents: 0,
  disputeWithdrawnCents: 0,
  installation: null,
  installationHandledAt: null,
  notes: null,
  referralPartnerId: null,
  referredAt: null,
  referralSource: null,
  attribution: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  holdBudgetKey: null,
  disputedAt: null,
  fraudWarnedAt: null,
  emailBouncedAt: null,
  confirmedAt: at,
  accountDeletedAt: null,
  createdAt: at,
  updatedAt: at,
} satisfies OrderEntity;
const bloom: EmailWork = {
  title: 'Night Bloom',
  details: '30 × 20 in, framed 42 × 32 in, Gold Frame',
  editionNumbers: [3, 4],
  editionTotal: 9,
  picture: { url: 'https://gallery.example/api/uploads/bloom-1200.jpg', alt: 'A flower at night' },
};
const mini: EmailWork = {
  title: 'Dust & Light <I>',
  details: '5 × 7 in, Unframed',
  editionNumbers: [17],
  editionTotal: 100,
};

test('the buyer reads which prints, what was charged and what happens next (R2)', async () => {
  const { to, subject, text } = await written(orderConfirmationEmail(order, [bloom, mini], context));
  expect(to).toBe('ada@example.com');
  expect(subject).toBe('Your order TF-7K3M-Q9XD');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Night Bloom, 30 × 20 in, framed 42 × 32 in, Gold Frame: 3 of 9, 4 of 9',
      'Dust & Light <I>, 5 × 7 in, Unframed: 17 of 100',
      'Order: TF-7K3M-Q9XD',
      'Subtotal: $10,333.00',
      'Tax, 8.25%: $852.47',
      'Card fee, 3%: $309.99',
      'Shipping: Separate',
      'Charged today: $11,495.46',
      'With your delivery: From $11,515.46',
      'Shipping is separate. $20.00 minis. Framed: quote to follow.',
    ]),
  );
  expect(text).toContain('within 48 hours');
  expect(text).toContain('yours will be ready by Dec 26, 2026');
  expect(text).toContain(lookupUrl);
});

test('what people wrote is escaped in the HTML', async () => {
  const scripted = { ...order, customerName: '<script>alert(1)</script>', notes: '"Rush" & <b>soon</b>' };
  const { html } = await written(saleNotification(scripted, [bloom, mini], from));
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('&quot;Rush&quot; &amp; &lt;b&gt;soon&lt;/b&gt;');
  expect(html).toContain('Dust &amp; Light &lt;I&gt;');
});

test('an amount of zero is left out', async () => {
  const { text } = await written(
    orderConfirmationEmail({ ...order, taxCents: 0, cardFeeCents: 0 }, [bloom], context),
  );
  expect(text).not.toMatch(/Tax|Card fee/);
});

test('the owner reads where it ships, and every request', async () => {
  const wished = {
    ...order,
    installation: { street: '2 Oak St', city: 'Dallas', zip: '75201' },
    notes: 'Rush, please.',
    referralPartnerId: 'galerie-nord',
  };
  const { to, text } = await written(saleNotification(wished, [bloom], from));
  expect(to).toBe('sales@tfgallery.example');
  expect(text).toContain('Ship to: Ada Byron, 1 Elm St, Dallas, TX, 75226, United States. Phone: not given.');
  expect(text).toContain('Installation requested at: 2 Oak St, Dallas, 75201.');
  expect(text).toContain('Buyer’s note: Rush, please.');
  expect(text).toContain('Referred by: galerie-nord');
});

test('a buyer who paid too late reads how much is refunded', async () => {
  const { to, text } = await written(latePaymentRefundEmail(order));
  expect(to).toBe('ada@example.com');
  expect(text).toContain('$11,495.46');
  expect(text).toContain('refunding the full amount to your card');
});

test('an alert names the order and says why', async () => {
  const { to, subject, text } = await written(alertNotification(order, 'Something is odd.', from));
  expect([to, subject]).toEqual(['sales@tfgallery.example', 'Order TF-7K3M-Q9XD needs attention']);
  expect(text).toContain('Something is odd.');
});
