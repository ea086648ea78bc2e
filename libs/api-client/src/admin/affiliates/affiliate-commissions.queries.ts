import type { AffiliateCommission, CreateAffiliatePayout } from '@gallery/contracts';
import { apiMutation } from '../../http/api-options';
import { callAdmin } from '../admin-client';
import {
  adminCommand,
  adminDownload,
  adminList,
  adminMutation,
  adminQuery,
  FRESH,
  invalidateAdmin,
  latestRecord,
  type ListFilter,
} from '../admin-options';
import { AFFILIATES_CHANGED } from './affiliates.queries';

const COMMISSIONS = '/api/admin/affiliate-commissions';
const COMMISSION = '/api/admin/affiliate-commissions/{id}';
const AFFILIATE = '/api/admin/selling-partners/{id}';
const REFERRAL = '/api/admin/orders/{orderNumber}/referral';

/** Commissions of all affiliates, newest first. */
export const allAffiliateCommissionsQuery = adminList(COMMISSIONS);

export const exportAllAffiliateCommissions = () => adminDownload(`${COMMISSIONS}.csv`, {});

type Version = Pick<AffiliateCommission, 'id' | 'version'>;

/** Corrects the production costs of a commission that is not approved yet. */
export const updateAffiliateCommissionCosts = ({ id, version }: Version) =>
  adminMutation('patch', COMMISSION, { id, version }, AFFILIATES_CHANGED);

/** The owner's decision on a commission in review. */
export const decideAffiliateCommission = ({ id, version }: Version) =>
  adminMutation('post', `${COMMISSION}/decision`, { id, version }, AFFILIATES_CHANGED);

export const latestAffiliateCommission = latestRecord<AffiliateCommission>('production', 'commission');

/** Orders with a referral code that no affiliate has. */
export const unknownReferralsQuery = (cursor: string | null) =>
  adminQuery('/api/admin/order-referrals', { attributionStatus: 'unknown', cursor });

/** The affiliate an order is attributed to. */
export const orderReferralQuery = (orderNumber: string) => adminQuery(REFERRAL, { orderNumber }, FRESH);

/** Sets an order's affiliate by hand; null for none. */
export const setOrderReferral = (orderNumber: string) =>
  adminMutation('put', REFERRAL, { orderNumber }, AFFILIATES_CHANGED);

/** Orders that came through an affiliate's link, newest first, whether or not they count. */
export const affiliateOrdersQuery = (id: string, cursor: string | null) =>
  adminQuery(`${AFFILIATE}/orders`, { id, cursor });

/** One affiliate's commissions, newest first. */
export const affiliateCommissionsQuery = (
  id: string,
  filter: Omit<ListFilter<`${typeof AFFILIATE}/commissions`>, 'id'>,
  cursor: string | null,
) => adminQuery(`${AFFILIATE}/commissions`, { ...filter, id, cursor });

export const exportAffiliateCommissions = (id: string) =>
  adminDownload(`${AFFILIATE}/commissions.csv`, { id });

export const affiliatePayoutsQuery = (id: string) => adminQuery(`${AFFILIATE}/payouts`, { id }, FRESH);

/** Records that an affiliate was paid everything approved. The id in the body makes it idempotent. */
export const createAffiliatePayout = (id: string) =>
  apiMutation((body: CreateAffiliatePayout) => callAdmin('post', `${AFFILIATE}/payouts`, { id }, { body }), {
    refresh: (queries) => invalidateAdmin(queries, AFFILIATES_CHANGED),
  });

/** The amount payable now, from the details of a `changed_meanwhile` error. */
export const latestPayable = ({ payable }: Readonly<Record<string, unknown>>): number | null =>
  typeof payable === 'number' ? payable : null;

/** One affiliate's statement of a month, `2026-11`. */
export const adminAffiliateStatementQuery = (id: string, month: string | null) =>
  adminQuery(`${AFFILIATE}/statement`, { id, month }, FRESH);

export const exportAffiliateStatement = (id: string) => adminDownload(`${AFFILIATE}/statement.csv`, { id });

/** Creates the link to an affiliate's statements; an earlier link stops working. */
export const createStatementLink = (id: string) =>
  adminMutation('post', `${AFFILIATE}/statement-link`, { id }, AFFILIATES_CHANGED);

export const revokeStatementLink = (id: string) =>
  adminCommand('delete', `${AFFILIATE}/statement-link`, { id }, AFFILIATES_CHANGED);
