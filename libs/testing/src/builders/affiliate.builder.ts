import type { Affiliate, AffiliateList } from '@gallery/contracts';

/** Galerie Nord, an active selling partner at 20 %: one commission of 2,500 dollars that is approved. */
export const anAffiliate = (named: Partial<Affiliate> = {}): Affiliate => ({
  id: 'partner-1',
  partnerName: 'Galerie Nord',
  partnerId: 'galerie-nord',
  email: 'hello@nord.example',
  commissionRate: '20.00',
  status: 'active',
  notes: null,
  totalOrders: 1,
  totalCommission: 2500,
  pending: 0,
  approved: 2500,
  paid: 0,
  reversed: 0,
  review: 0,
  referralUrl: 'https://gallery.example/?ref=galerie-nord',
  statementLinkAt: null,
  version: 2,
  createdAt: '2026-10-01T09:00:00.000Z',
  ...named,
});

/** A page of partners with nothing after it. */
export const anAffiliateList = (...items: Affiliate[]): AffiliateList => ({
  items,
  total: items.length,
  active: items.filter(({ status }) => status === 'active').length,
  nextCursor: null,
});
