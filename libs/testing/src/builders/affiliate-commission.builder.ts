import type { AffiliateCommission, OrderReferralRow, AffiliateStatement } from '@gallery/contracts';

/** The commission on a 60 × 40 print of Inside Voice that Galerie Nord sold: 2,500 of 15,000 dollars, pending. */
export const anAffiliateCommission = (named: Partial<AffiliateCommission> = {}): AffiliateCommission => ({
  id: 'commission-line-1',
  version: 3,
  state: 'pending',
  reviewReason: null,
  decisionReason: null,
  partner: { id: 'partner-1', partnerName: 'Galerie Nord', partnerId: 'galerie-nord' },
  orderNumber: 'TF-7K3M-Q9XD',
  orderedAt: '2026-11-14T13:55:00.000Z',
  confirmedAt: '2026-11-14T13:58:00.000Z',
  approvableAt: '2026-12-14T13:58:00.000Z',
  disputedAt: null,
  title: 'Inside Voice',
  size: '60x40',
  quantity: 1,
  price: 15000,
  production: 1600,
  shipping: 450,
  paymentFee: 450,
  areCostsKnown: true,
  net: 12500,
  rate: '20.00',
  commission: 2500,
  reversed: 0,
  payable: 2500,
  payoutId: null,
  ...named,
});

/** The order of that print, which Elena Marsh bought by the link of Galerie Nord. */
export const anOrderReferral = (named: Partial<OrderReferralRow> = {}): OrderReferralRow => ({
  orderNumber: 'TF-7K3M-Q9XD',
  orderVersion: 3,
  attributionStatus: 'counts',
  partner: { id: 'partner-1', partnerName: 'Galerie Nord', partnerId: 'galerie-nord' },
  code: 'galerie-nord',
  capturedAt: '2026-11-12T18:20:00.000Z',
  source: 'https://gallery.example/?ref=galerie-nord',
  reason: null,
  orderedAt: '2026-11-14T13:55:00.000Z',
  customerName: 'Elena Marsh',
  status: 'confirmed',
  total: 15000,
  refunded: 0,
  ...named,
});

/** The month in which Galerie Nord earned the commission on that print; nothing of it is paid yet. */
export const anAffiliateStatement = (named: Partial<AffiliateStatement> = {}): AffiliateStatement => ({
  partnerName: 'Galerie Nord',
  partnerId: 'galerie-nord',
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  opening: 0,
  lines: [],
  reversals: [],
  payouts: [],
  earned: 2500,
  reversed: 0,
  paid: 0,
  closing: 2500,
  ...named,
});
