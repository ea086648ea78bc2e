import type { Affiliate } from '@gallery/contracts';
import { adminDownload, adminList, adminMutation, adminQuery, FRESH, latestRecord } from '../admin-options';

const AFFILIATES = '/api/admin/selling-partners';
const AFFILIATE = '/api/admin/selling-partners/{id}';

/** Totals of affiliates depend on their commissions, and an order shows its referral. */
export const AFFILIATES_CHANGED = [
  AFFILIATES,
  '/api/admin/affiliate-commissions',
  '/api/admin/order-referrals',
  '/api/admin/orders/{orderNumber}',
] as const;

/** Affiliates, and how many of all are active. */
export const affiliatesQuery = adminList(AFFILIATES);

export const exportAffiliates = () => adminDownload(`${AFFILIATES}.csv`, {});

export const affiliateQuery = (id: string) => adminQuery(AFFILIATE, { id }, FRESH);

export const createAffiliate = () => adminMutation('post', AFFILIATES, {}, AFFILIATES_CHANGED);

/** Fails with `changed_meanwhile` when the version is not the current one. */
export const updateAffiliate = ({ id, version }: Pick<Affiliate, 'id' | 'version'>) =>
  adminMutation('patch', AFFILIATE, { id, version }, AFFILIATES_CHANGED);

export const latestAffiliate = latestRecord<Affiliate>('partnerId', 'referralUrl');

/** Visits by an affiliate's link. */
export const affiliateVisitsQuery = (partnerId: string) =>
  adminQuery('/api/admin/analytics/partners/{partnerId}', { partnerId }, FRESH);
