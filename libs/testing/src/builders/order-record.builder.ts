import type { OrderRecord, OrderRow } from '@gallery/contracts';
import { aReceipt } from './receipt.builder';

/** An order in the gallery's list: one paid print of Inside Voice. */
export const anOrderRow = (named: Partial<OrderRow> = {}): OrderRow => ({
  number: 'TF-7K3M-Q9XD',
  createdAt: '2026-11-14T13:58:00.000Z',
  customerName: 'Elena Marsh',
  email: 'elena@marsh.example',
  lines: [{ title: 'Inside Voice', size: '20x20', quantity: 1, editionNumbers: [6], total: 9 }],
  total: 4450,
  refunded: 0,
  salesChannel: 'shop',
  payment: 'paid',
  status: 'processing',
  needs: [],
  ...named,
});

const ADDRESS = {
  fullName: 'Elena Marsh',
  email: 'elena@marsh.example',
  phone: '',
  street: '118 Larkspur Lane',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};

/** The same order as the gallery looks at it. */
export const anOrderRecord = (named: Partial<OrderRecord> = {}): OrderRecord => ({
  id: '0193a0de-0000-7000-8000-000000000001',
  version: 3,
  receipt: aReceipt({ orderNumber: 'TF-7K3M-Q9XD', status: 'processing', customerName: 'Elena Marsh' }),
  lines: [
    {
      id: 'line-1',
      editionId: null,
      artworkId: 'work-1',
      title: 'Inside Voice',
      series: 'FLORALS',
      year: 2025,
      size: '20x20',
      frameSize: '22x22',
      frameType: 'Black Frame',
      price: 4000,
      quantity: 1,
      paid: 4450,
      editionNumbers: [6],
      refundedEditionNumbers: [],
      isRefunded: false,
      total: 9,
      picture: null,
    },
  ],
  salesChannel: 'shop',
  payment: 'paid',
  paymentMethod: null,
  needs: [],
  moves: ['reviewing', 'shipped', 'cancelled'],
  collectorId: null,
  billing: ADDRESS,
  shipping: ADDRESS,
  installation: null,
  installationHandledAt: null,
  notes: null,
  referralPartnerId: null,
  referredAt: null,
  referralSource: null,
  attribution: null,
  carrier: null,
  refunded: 0,
  refundable: 4450,
  refunds: [],
  disputedAt: null,
  history: [
    { kind: 'placed', status: 'pending', actor: 'buyer', note: null, at: '2026-11-14T13:55:00.000Z' },
    { kind: 'confirmed', status: 'confirmed', actor: 'webhook', note: null, at: '2026-11-14T13:58:00.000Z' },
  ],
  ...named,
});
