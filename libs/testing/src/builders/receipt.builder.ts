import type { OrderReceipt, ReceiptLine } from '@gallery/contracts';

/** A delivery that is not quoted yet, with nothing to pay. */
export const OPEN_DELIVERY = {
  shipping: { minis: 0, framed: 'quoted', paid: 0, quoted: null, due: 0, payUrl: null },
  balances: [],
  shippingAddress: {
    fullName: 'Elena Marsh',
    email: 'elena@marsh.example',
    phone: '',
    street: '118 Larkspur Lane',
    city: 'Dallas',
    state: 'TX',
    zip: '75226',
    country: 'United States',
  },
  canEditAddress: true,
} satisfies Partial<OrderReceipt>;

/** One framed print, number 3 of 9, unless said otherwise. */
export function aReceiptLine(named: Partial<ReceiptLine> = {}): ReceiptLine {
  return {
    title: 'Inside Voice',
    series: 'FLORALS',
    year: 2025,
    size: '20x20',
    frameSize: '32.5x32.5',
    frameType: 'Black Frame',
    price: 4_000,
    quantity: 1,
    editionNumbers: [3],
    total: 9,
    picture: null,
    digitalFile: null,
    ...named,
  };
}

/** A paid order of one print, taxed and with the card fee, unless said otherwise; its sums follow from the lines. */
export function aReceipt(named: Partial<OrderReceipt> = {}): OrderReceipt {
  const lines = named.lines ?? [aReceiptLine()];
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const tax = named.tax ?? Math.round(subtotal * 8.25) / 100;
  const cardFee = named.cardFee ?? Math.round(subtotal * 3) / 100;
  return {
    orderNumber: 'TF-1001',
    status: 'confirmed',
    payment: 'paid',
    customerName: 'Elena Marsh',
    email: 'elena@marsh.example',
    createdAt: '2026-11-21T12:00:00.000Z',
    paidAt: '2026-11-21T12:05:00.000Z',
    lines,
    subtotal,
    tax,
    cardFee,
    extras: 0,
    total: subtotal + tax + cardFee,
    ...OPEN_DELIVERY,
    promisedBy: '2026-12-26T12:00:00.000Z',
    trackingNumber: null,
    trackingUrl: null,
    events: [
      { status: 'pending', at: '2026-11-21T12:00:00.000Z', note: null },
      { status: 'confirmed', at: '2026-11-21T12:05:00.000Z', note: null },
    ],
    steps: [
      { step: 'ordered', at: '2026-11-21T12:00:00.000Z', isDone: true },
      { step: 'paid', at: '2026-11-21T12:05:00.000Z', isDone: true },
      { step: 'printing', at: null, isDone: false },
    ],
    pictures: [],
    ...named,
  };
}
