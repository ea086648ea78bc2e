import type {
  UpdateAffiliateCommissionCosts,
  AffiliateCommissionDecision,
  AffiliateCommission,
  UpdateOrderReferral,
  CreateAffiliatePayout,
  paths,
} from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';
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
export type AllCommissionsFilter = Omit<
  NonNullable<paths[typeof COMMISSIONS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of the commission lines of all partners, newest first. */
export const allAffiliateCommissionsQuery = (wish: AllCommissionsFilter, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [...AFFILIATES_KEY, COMMISSIONS, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(COMMISSIONS, { params: { query }, signal })),
  });
};

/** Every commission line that matches, as a CSV file. */
export const exportAllAffiliateCommissions = () =>
  mutationOptions({
    mutationFn: (wish: AllCommissionsFilter) =>
      bodyOf(adminClient.GET(COMMISSIONS_CSV, { params: { query: wish }, parseAs: 'blob' })),
  });

/** A commission line as somebody looked at it. */
export type AffiliateCommissionVersion = Pick<AffiliateCommission, 'id' | 'version'>;

/** Corrects what a line's prints cost, while nothing of it is owed yet. */
export const updateAffiliateCommissionCosts = ({ id, version }: AffiliateCommissionVersion) =>
  mutationOptions({
    mutationFn: (body: Omit<UpdateAffiliateCommissionCosts, 'version'>) =>
      bodyOf(
        adminClient.PATCH('/api/admin/commission-lines/{id}', { ...at(id), body: { ...body, version } }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateAffiliates(client),
  });

/** The owner's word on a line in review: it counts, or it does not. */
export const decideAffiliateCommission = ({ id, version }: AffiliateCommissionVersion) =>
  mutationOptions({
    mutationFn: (body: Omit<AffiliateCommissionDecision, 'version'>) =>
      bodyOf(
        adminClient.POST('/api/admin/commission-lines/{id}/decision', {
          ...at(id),
          body: { ...body, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateAffiliates(client),
  });

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
  return queryOptions({
    queryKey: [...AFFILIATES_KEY, REFERRALS, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(REFERRALS, { params: { query }, signal })),
  });
};

/** Which partner an order goes back to, and whether that counts. */
export const orderReferralQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...AFFILIATES_KEY, ORDER_REFERRAL, orderNumber],
    queryFn: ({ signal }) =>
      bodyOf(adminClient.GET(ORDER_REFERRAL, { params: { path: { orderNumber } }, signal })),
    staleTime: 0,
  });

/** Says by hand which partner an order goes back to; null for none. */
export const setOrderReferral = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (body: UpdateOrderReferral) =>
      bodyOf(
        adminClient.PUT(ORDER_REFERRAL, {
          params: { path: { orderNumber } },
          body,
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateAffiliates(client),
  });

/** A page of the orders that came by a partner's link, newest first, whether they count or not. */
export const affiliateOrdersQuery = (id: string, cursor: string | null) => {
  const query = cursor === null ? {} : { cursor };
  return queryOptions({
    queryKey: [...AFFILIATES_KEY, AFFILIATE_ORDERS, id, query],
    queryFn: ({ signal }) =>
      bodyOf(adminClient.GET(AFFILIATE_ORDERS, { params: { path: { id }, query }, signal })),
  });
};

/** Which lines of one partner are wanted. */
export type AffiliateCommissionFilter = Omit<
  NonNullable<paths[typeof AFFILIATE_COMMISSIONS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of one partner's commission lines, newest first. */
export const affiliateCommissionsQuery = (
  id: string,
  wish: AffiliateCommissionFilter,
  cursor: string | null,
) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [...AFFILIATES_KEY, AFFILIATE_COMMISSIONS, id, query],
    queryFn: ({ signal }) =>
      bodyOf(adminClient.GET(AFFILIATE_COMMISSIONS, { params: { path: { id }, query }, signal })),
  });
};

/** One partner's lines that match, as a CSV file. */
export const exportAffiliateCommissions = (id: string) =>
  mutationOptions({
    mutationFn: (wish: AffiliateCommissionFilter) =>
      bodyOf(
        adminClient.GET(AFFILIATE_COMMISSIONS_CSV, {
          params: { path: { id }, query: wish },
          parseAs: 'blob',
        }),
      ),
  });

/** What a partner was paid, latest first. */
export const affiliatePayoutsQuery = (id: string) =>
  queryOptions({
    queryKey: [...AFFILIATES_KEY, PAYOUTS, id],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(PAYOUTS, { ...at(id), signal })),
    staleTime: 0,
  });

/** Writes down that a partner was paid all that is approved. The body's id makes a second press the same payout. */
export const createAffiliatePayout = (id: string) =>
  mutationOptions({
    mutationFn: (body: CreateAffiliatePayout) => bodyOf(adminClient.POST(PAYOUTS, { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateAffiliates(client),
  });

/** What is due by now, which a payout refused with `changed_meanwhile` carries along; null when it carries none. */
export const latestPayable = ({ payable }: Readonly<Record<string, unknown>>): number | null =>
  typeof payable === 'number' ? payable : null;

/** A partner's statement of one month, `2026-11`. */
export const adminAffiliateStatementQuery = (id: string, month: string | null) => {
  const query = month === null ? {} : { month };
  return queryOptions({
    queryKey: [...AFFILIATES_KEY, STATEMENT, id, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(STATEMENT, { params: { path: { id }, query }, signal })),
    staleTime: 0,
  });
};

/** The same as a CSV file. */
export const exportAffiliateStatement = (id: string) =>
  mutationOptions({
    mutationFn: (month: string) =>
      bodyOf(adminClient.GET(STATEMENT_CSV, { params: { path: { id }, query: { month } }, parseAs: 'blob' })),
  });

/** Makes the link under which a partner reads their statements; a former one ends. */
export const createStatementLink = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(adminClient.POST(STATEMENT_LINK, at(id))),
    onSettled: (_data, _error, _nothing, _scope, { client }) => invalidateAffiliates(client),
  });

/** Ends it. */
export const revokeStatementLink = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      await adminClient.DELETE(STATEMENT_LINK, at(id));
    },
    onSettled: (_data, _error, _nothing, _scope, { client }) => invalidateAffiliates(client),
  });

const at = (id: string) => ({ params: { path: { id } } });

/** Sums of partners follow their lines, and an order's page tells its referral. */
async function invalidateAffiliates(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: AFFILIATES_KEY }),
    client.invalidateQueries({ queryKey: ['/api/admin/orders/{orderNumber}'] }),
  ]);
}
