import type {
  UpdateAffiliateCommissionCosts,
  AffiliateCommissionDecision,
  AffiliateCommission,
  UpdateOrderReferral,
  CreateAffiliatePayout,
} from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';
import { AFFILIATES_KEY } from './affiliates.queries';

const COMMISSIONS = '/api/admin/affiliate-commissions';
const COMMISSIONS_CSV = '/api/admin/affiliate-commissions.csv';
const REFERRALS = '/api/admin/order-referrals';
const ORDER_REFERRAL = '/api/admin/orders/{orderNumber}/referral';
const AFFILIATE_ORDERS = '/api/admin/selling-partners/{id}/orders';
const AFFILIATE_COMMISSIONS = '/api/admin/selling-partners/{id}/commissions';
const AFFILIATE_COMMISSIONS_CSV = '/api/admin/selling-partners/{id}/commissions.csv';
const PAYOUTS = '/api/admin/selling-partners/{id}/payouts';
const STATEMENT = '/api/admin/selling-partners/{id}/statement';
const STATEMENT_CSV = '/api/admin/selling-partners/{id}/statement.csv';
const STATEMENT_LINK = '/api/admin/selling-partners/{id}/statement-link';

export type AllCommissionsFilter = ListFilter<typeof COMMISSIONS>;

/** Commissions of all affiliates, newest first. */
export const allAffiliateCommissionsQuery = (filter: AllCommissionsFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([...AFFILIATES_KEY, COMMISSIONS, query], (signal) =>
    adminClient.GET(COMMISSIONS, { params: { query }, signal }),
  );
};

export const exportAllAffiliateCommissions = () =>
  apiMutation((filter: AllCommissionsFilter) =>
    adminClient.GET(COMMISSIONS_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );

export type AffiliateCommissionVersion = Pick<AffiliateCommission, 'id' | 'version'>;

/** Corrects the production costs of a commission that is not approved yet. */
export const updateAffiliateCommissionCosts = ({ id, version }: AffiliateCommissionVersion) =>
  apiMutation(
    (body: Omit<UpdateAffiliateCommissionCosts, 'version'>) =>
      adminClient.PATCH('/api/admin/affiliate-commissions/{id}', { ...at(id), body: { ...body, version } }),
    { refresh: invalidateAffiliates },
  );

/** The owner's decision on a commission in review. */
export const decideAffiliateCommission = ({ id, version }: AffiliateCommissionVersion) =>
  apiMutation(
    (body: Omit<AffiliateCommissionDecision, 'version'>) =>
      adminClient.POST('/api/admin/affiliate-commissions/{id}/decision', {
        ...at(id),
        body: { ...body, version },
      }),
    { refresh: invalidateAffiliates },
  );

/** The current commission from the details of a `changed_meanwhile` error. */
export function latestAffiliateCommission({
  record,
}: Readonly<Record<string, unknown>>): AffiliateCommission | null {
  return isAffiliateCommission(record) ? record : null;
}

// The details come from our own server: a light check is enough.
const isAffiliateCommission = (body: unknown): body is AffiliateCommission =>
  typeof body === 'object' && body !== null && 'production' in body && 'commission' in body;

/** Orders with a referral code that no affiliate has. */
export const unknownReferralsQuery = (cursor: string | null) => {
  const query = { attributionStatus: 'unknown', ...(cursor === null ? {} : { cursor }) } as const;
  return apiQuery([...AFFILIATES_KEY, REFERRALS, query], (signal) =>
    adminClient.GET(REFERRALS, { params: { query }, signal }),
  );
};

/** The affiliate an order is attributed to. */
export const orderReferralQuery = (orderNumber: string) =>
  apiQuery(
    [...AFFILIATES_KEY, ORDER_REFERRAL, orderNumber],
    (signal) => adminClient.GET(ORDER_REFERRAL, { params: { path: { orderNumber } }, signal }),
    { staleTime: 0 },
  );

/** Sets an order's affiliate by hand; null for none. */
export const setOrderReferral = (orderNumber: string) =>
  apiMutation(
    (body: UpdateOrderReferral) =>
      adminClient.PUT(ORDER_REFERRAL, {
        params: { path: { orderNumber } },
        body,
      }),
    { refresh: invalidateAffiliates },
  );

/** Orders that came by an affiliate's link, newest first, whether they count or not. */
export const affiliateOrdersQuery = (id: string, cursor: string | null) => {
  const query = withCursor({}, cursor);
  return apiQuery([...AFFILIATES_KEY, AFFILIATE_ORDERS, id, query], (signal) =>
    adminClient.GET(AFFILIATE_ORDERS, { params: { path: { id }, query }, signal }),
  );
};

export type AffiliateCommissionFilter = ListFilter<typeof AFFILIATE_COMMISSIONS>;

/** One affiliate's commissions, newest first. */
export const affiliateCommissionsQuery = (
  id: string,
  filter: AffiliateCommissionFilter,
  cursor: string | null,
) => {
  const query = withCursor(filter, cursor);
  return apiQuery([...AFFILIATES_KEY, AFFILIATE_COMMISSIONS, id, query], (signal) =>
    adminClient.GET(AFFILIATE_COMMISSIONS, { params: { path: { id }, query }, signal }),
  );
};

export const exportAffiliateCommissions = (id: string) =>
  apiMutation((filter: AffiliateCommissionFilter) =>
    adminClient.GET(AFFILIATE_COMMISSIONS_CSV, {
      params: { path: { id }, query: filter },
      parseAs: 'blob',
    }),
  );

export const affiliatePayoutsQuery = (id: string) =>
  apiQuery([...AFFILIATES_KEY, PAYOUTS, id], (signal) => adminClient.GET(PAYOUTS, { ...at(id), signal }), {
    staleTime: 0,
  });

/** Records that an affiliate was paid everything approved. The id in the body makes it idempotent. */
export const createAffiliatePayout = (id: string) =>
  apiMutation((body: CreateAffiliatePayout) => adminClient.POST(PAYOUTS, { ...at(id), body }), {
    refresh: invalidateAffiliates,
  });

/** The amount payable now, from the details of a `changed_meanwhile` error. */
export const latestPayable = ({ payable }: Readonly<Record<string, unknown>>): number | null =>
  typeof payable === 'number' ? payable : null;

/** One affiliate's statement of a month, `2026-11`. */
export const adminAffiliateStatementQuery = (id: string, month: string | null) => {
  const query = month === null ? {} : { month };
  return apiQuery(
    [...AFFILIATES_KEY, STATEMENT, id, query],
    (signal) => adminClient.GET(STATEMENT, { params: { path: { id }, query }, signal }),
    { staleTime: 0 },
  );
};

export const exportAffiliateStatement = (id: string) =>
  apiMutation((month: string) =>
    adminClient.GET(STATEMENT_CSV, { params: { path: { id }, query: { month } }, parseAs: 'blob' }),
  );

/** Creates the link to an affiliate's statements; an earlier link stops working. */
export const createStatementLink = (id: string) =>
  apiMutation(() => adminClient.POST(STATEMENT_LINK, at(id)), { refresh: invalidateAffiliates });

export const revokeStatementLink = (id: string) =>
  apiCommand(() => adminClient.DELETE(STATEMENT_LINK, at(id)), { refresh: invalidateAffiliates });

const at = (id: string) => ({ params: { path: { id } } });

/** Totals of affiliates depend on their commissions, and an order shows its referral. */
async function invalidateAffiliates(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: AFFILIATES_KEY }),
    client.invalidateQueries({ queryKey: ['/api/admin/orders/{orderNumber}'] }),
  ]);
}
