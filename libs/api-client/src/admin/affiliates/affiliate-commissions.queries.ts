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

const COMMISSIONS = '/api/admin/commission-lines';
const COMMISSIONS_CSV = '/api/admin/commission-lines.csv';
const REFERRALS = '/api/admin/order-referrals';
const ORDER_REFERRAL = '/api/admin/orders/{orderNumber}/referral';
const AFFILIATE_ORDERS = '/api/admin/selling-partners/{id}/orders';
const AFFILIATE_COMMISSIONS = '/api/admin/selling-partners/{id}/commission-lines';
const AFFILIATE_COMMISSIONS_CSV = '/api/admin/selling-partners/{id}/commission-lines.csv';
const PAYOUTS = '/api/admin/selling-partners/{id}/payouts';
const STATEMENT = '/api/admin/selling-partners/{id}/statement';
const STATEMENT_CSV = '/api/admin/selling-partners/{id}/statement.csv';
const STATEMENT_LINK = '/api/admin/selling-partners/{id}/statement-link';

/** Which commission lines of all partners are wanted. */
export type AllCommissionsFilter = ListFilter<typeof COMMISSIONS>;

/** A page of the commission lines of all partners, newest first. */
export const allAffiliateCommissionsQuery = (filter: AllCommissionsFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([...AFFILIATES_KEY, COMMISSIONS, query], (signal) =>
    adminClient.GET(COMMISSIONS, { params: { query }, signal }),
  );
};

/** Every commission line that matches, as a CSV file. */
export const exportAllAffiliateCommissions = () =>
  apiMutation((filter: AllCommissionsFilter) =>
    adminClient.GET(COMMISSIONS_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );

/** A commission line as somebody looked at it. */
export type AffiliateCommissionVersion = Pick<AffiliateCommission, 'id' | 'version'>;

/** Corrects what a line's prints cost, while nothing of it is owed yet. */
export const updateAffiliateCommissionCosts = ({ id, version }: AffiliateCommissionVersion) =>
  apiMutation(
    (body: Omit<UpdateAffiliateCommissionCosts, 'version'>) =>
      adminClient.PATCH('/api/admin/commission-lines/{id}', { ...at(id), body: { ...body, version } }),
    { refresh: invalidateAffiliates },
  );

/** The owner's word on a line in review: it counts, or it does not. */
export const decideAffiliateCommission = ({ id, version }: AffiliateCommissionVersion) =>
  apiMutation(
    (body: Omit<AffiliateCommissionDecision, 'version'>) =>
      adminClient.POST('/api/admin/commission-lines/{id}/decision', {
        ...at(id),
        body: { ...body, version },
      }),
    { refresh: invalidateAffiliates },
  );

/** The line as it is now, which a refused change carries along; null when it carries none. */
export function latestAffiliateCommission({
  record,
}: Readonly<Record<string, unknown>>): AffiliateCommission | null {
  return isAffiliateCommission(record) ? record : null;
}

// It comes from the server that answers the call: its shape is trusted, only something else is refused.
const isAffiliateCommission = (body: unknown): body is AffiliateCommission =>
  typeof body === 'object' && body !== null && 'production' in body && 'commission' in body;

/** Orders that came with a code which no partner has. */
export const unknownReferralsQuery = (cursor: string | null) => {
  const query = { standing: 'unknown', ...(cursor === null ? {} : { cursor }) } as const;
  return apiQuery([...AFFILIATES_KEY, REFERRALS, query], (signal) =>
    adminClient.GET(REFERRALS, { params: { query }, signal }),
  );
};

/** Which partner an order goes back to, and whether that counts. */
export const orderReferralQuery = (orderNumber: string) =>
  apiQuery(
    [...AFFILIATES_KEY, ORDER_REFERRAL, orderNumber],
    (signal) => adminClient.GET(ORDER_REFERRAL, { params: { path: { orderNumber } }, signal }),
    { staleTime: 0 },
  );

/** Says by hand which partner an order goes back to; null for none. */
export const setOrderReferral = (orderNumber: string) =>
  apiMutation(
    (body: UpdateOrderReferral) =>
      adminClient.PUT(ORDER_REFERRAL, {
        params: { path: { orderNumber } },
        body,
      }),
    { refresh: invalidateAffiliates },
  );

/** A page of the orders that came by a partner's link, newest first, whether they count or not. */
export const affiliateOrdersQuery = (id: string, cursor: string | null) => {
  const query = withCursor({}, cursor);
  return apiQuery([...AFFILIATES_KEY, AFFILIATE_ORDERS, id, query], (signal) =>
    adminClient.GET(AFFILIATE_ORDERS, { params: { path: { id }, query }, signal }),
  );
};

/** Which lines of one partner are wanted. */
export type AffiliateCommissionFilter = ListFilter<typeof AFFILIATE_COMMISSIONS>;

/** A page of one partner's commission lines, newest first. */
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

/** One partner's lines that match, as a CSV file. */
export const exportAffiliateCommissions = (id: string) =>
  apiMutation((filter: AffiliateCommissionFilter) =>
    adminClient.GET(AFFILIATE_COMMISSIONS_CSV, {
      params: { path: { id }, query: filter },
      parseAs: 'blob',
    }),
  );

/** What a partner was paid, latest first. */
export const affiliatePayoutsQuery = (id: string) =>
  apiQuery([...AFFILIATES_KEY, PAYOUTS, id], (signal) => adminClient.GET(PAYOUTS, { ...at(id), signal }), {
    staleTime: 0,
  });

/** Writes down that a partner was paid all that is approved. The body's id makes a second press the same payout. */
export const createAffiliatePayout = (id: string) =>
  apiMutation((body: CreateAffiliatePayout) => adminClient.POST(PAYOUTS, { ...at(id), body }), {
    refresh: invalidateAffiliates,
  });

/** What is due by now, which a payout refused with `changed_meanwhile` carries along; null when it carries none. */
export const latestPayable = ({ payable }: Readonly<Record<string, unknown>>): number | null =>
  typeof payable === 'number' ? payable : null;

/** A partner's statement of one month, `2026-11`. */
export const adminAffiliateStatementQuery = (id: string, month: string | null) => {
  const query = month === null ? {} : { month };
  return apiQuery(
    [...AFFILIATES_KEY, STATEMENT, id, query],
    (signal) => adminClient.GET(STATEMENT, { params: { path: { id }, query }, signal }),
    { staleTime: 0 },
  );
};

/** The same as a CSV file. */
export const exportAffiliateStatement = (id: string) =>
  apiMutation((month: string) =>
    adminClient.GET(STATEMENT_CSV, { params: { path: { id }, query: { month } }, parseAs: 'blob' }),
  );

/** Makes the link under which a partner reads their statements; a former one ends. */
export const createStatementLink = (id: string) =>
  apiMutation(() => adminClient.POST(STATEMENT_LINK, at(id)), { refresh: invalidateAffiliates });

/** Ends it. */
export const revokeStatementLink = (id: string) =>
  apiCommand(() => adminClient.DELETE(STATEMENT_LINK, at(id)), { refresh: invalidateAffiliates });

const at = (id: string) => ({ params: { path: { id } } });

/** Sums of partners follow their lines, and an order's page tells its referral. */
async function invalidateAffiliates(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: AFFILIATES_KEY }),
    client.invalidateQueries({ queryKey: ['/api/admin/orders/{orderNumber}'] }),
  ]);
}
