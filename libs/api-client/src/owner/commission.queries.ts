import type {
  CommissionCosts,
  CommissionDecision,
  CommissionLine,
  NamedPartner,
  NewPayout,
  paths,
} from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';
import { PARTNERS_KEY } from './partners.queries';

const LINES = '/api/admin/commission-lines';
const LINES_CSV = '/api/admin/commission-lines.csv';
const REFERRALS = '/api/admin/order-referrals';
const ORDER_REFERRAL = '/api/admin/orders/{orderNumber}/referral';
const PARTNER_ORDERS = '/api/admin/selling-partners/{id}/orders';
const PARTNER_LINES = '/api/admin/selling-partners/{id}/commission-lines';
const PARTNER_LINES_CSV = '/api/admin/selling-partners/{id}/commission-lines.csv';
const PAYOUTS = '/api/admin/selling-partners/{id}/payouts';
const STATEMENT = '/api/admin/selling-partners/{id}/statement';
const STATEMENT_CSV = '/api/admin/selling-partners/{id}/statement.csv';
const STATEMENT_LINK = '/api/admin/selling-partners/{id}/statement-link';

/** Which commission lines of all partners are wanted. */
export type CommissionLineWish = Omit<
  NonNullable<paths[typeof LINES]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of the commission lines of all partners, newest first. */
export const commissionLinesQuery = (wish: CommissionLineWish, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [...PARTNERS_KEY, LINES, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(LINES, { params: { query }, signal })),
  });
};

/** Every commission line that matches, as a CSV file. */
export const exportCommissionLines = () =>
  mutationOptions({
    mutationFn: (wish: CommissionLineWish) =>
      bodyOf(ownerClient.GET(LINES_CSV, { params: { query: wish }, parseAs: 'blob' })),
  });

/** A commission line as somebody looked at it. */
export type SeenCommissionLine = Pick<CommissionLine, 'id' | 'version'>;

/** Corrects what a line's prints cost, while nothing of it is owed yet. */
export const correctCommissionLine = ({ id, version }: SeenCommissionLine) =>
  mutationOptions({
    mutationFn: (body: Omit<CommissionCosts, 'version'>) =>
      bodyOf(
        ownerClient.PATCH('/api/admin/commission-lines/{id}', { ...at(id), body: { ...body, version } }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** The owner's word on a line in review: it counts, or it does not. */
export const decideCommissionLine = ({ id, version }: SeenCommissionLine) =>
  mutationOptions({
    mutationFn: (body: Omit<CommissionDecision, 'version'>) =>
      bodyOf(
        ownerClient.POST('/api/admin/commission-lines/{id}/decision', {
          ...at(id),
          body: { ...body, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** The line as it is now, which a refused change carries along; null when it carries none. */
export function freshCommissionLine({ record }: Readonly<Record<string, unknown>>): CommissionLine | null {
  return isLine(record) ? record : null;
}

// It comes from the server that answers the call: its shape is trusted, only something else is refused.
const isLine = (body: unknown): body is CommissionLine =>
  typeof body === 'object' && body !== null && 'production' in body && 'commission' in body;

/** Orders that came with a code which no partner has. */
export const unknownReferralsQuery = (cursor: string | null) => {
  const query = { standing: 'unknown', ...(cursor === null ? {} : { cursor }) } as const;
  return queryOptions({
    queryKey: [...PARTNERS_KEY, REFERRALS, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(REFERRALS, { params: { query }, signal })),
  });
};

/** Which partner an order goes back to, and whether that counts. */
export const orderReferralQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...PARTNERS_KEY, ORDER_REFERRAL, orderNumber],
    queryFn: ({ signal }) =>
      bodyOf(ownerClient.GET(ORDER_REFERRAL, { params: { path: { orderNumber } }, signal })),
    staleTime: 0,
  });

/** Says by hand which partner an order goes back to; null for none. */
export const setOrderReferral = (orderNumber: string) =>
  mutationOptions({
    mutationFn: (body: NamedPartner) =>
      bodyOf(
        ownerClient.PUT(ORDER_REFERRAL, {
          params: { path: { orderNumber } },
          body,
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** A page of the orders that came by a partner's link, newest first, whether they count or not. */
export const partnerOrdersQuery = (id: string, cursor: string | null) => {
  const query = cursor === null ? {} : { cursor };
  return queryOptions({
    queryKey: [...PARTNERS_KEY, PARTNER_ORDERS, id, query],
    queryFn: ({ signal }) =>
      bodyOf(ownerClient.GET(PARTNER_ORDERS, { params: { path: { id }, query }, signal })),
  });
};

/** Which lines of one partner are wanted. */
export type PartnerLineWish = Omit<
  NonNullable<paths[typeof PARTNER_LINES]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of one partner's commission lines, newest first. */
export const partnerLinesQuery = (id: string, wish: PartnerLineWish, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [...PARTNERS_KEY, PARTNER_LINES, id, query],
    queryFn: ({ signal }) =>
      bodyOf(ownerClient.GET(PARTNER_LINES, { params: { path: { id }, query }, signal })),
  });
};

/** One partner's lines that match, as a CSV file. */
export const exportPartnerLines = (id: string) =>
  mutationOptions({
    mutationFn: (wish: PartnerLineWish) =>
      bodyOf(ownerClient.GET(PARTNER_LINES_CSV, { params: { path: { id }, query: wish }, parseAs: 'blob' })),
  });

/** What a partner was paid, latest first. */
export const partnerPayoutsQuery = (id: string) =>
  queryOptions({
    queryKey: [...PARTNERS_KEY, PAYOUTS, id],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(PAYOUTS, { ...at(id), signal })),
    staleTime: 0,
  });

/** Writes down that a partner was paid all that is approved. The body's id makes a second press the same payout. */
export const payPartner = (id: string) =>
  mutationOptions({
    mutationFn: (body: NewPayout) => bodyOf(ownerClient.POST(PAYOUTS, { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** What is due by now, which a payout refused with `changed_meanwhile` carries along; null when it carries none. */
export const freshPayable = ({ payable }: Readonly<Record<string, unknown>>): number | null =>
  typeof payable === 'number' ? payable : null;

/** A partner's statement of one month, `2026-11`. */
export const ownerStatementQuery = (id: string, month: string | null) => {
  const query = month === null ? {} : { month };
  return queryOptions({
    queryKey: [...PARTNERS_KEY, STATEMENT, id, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(STATEMENT, { params: { path: { id }, query }, signal })),
    staleTime: 0,
  });
};

/** The same as a CSV file. */
export const exportStatement = (id: string) =>
  mutationOptions({
    mutationFn: (month: string) =>
      bodyOf(ownerClient.GET(STATEMENT_CSV, { params: { path: { id }, query: { month } }, parseAs: 'blob' })),
  });

/** Makes the link under which a partner reads their statements; a former one ends. */
export const makeStatementLink = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(ownerClient.POST(STATEMENT_LINK, at(id))),
    onSettled: (_data, _error, _nothing, _scope, { client }) => tellAll(client),
  });

/** Ends it. */
export const withdrawStatementLink = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      await ownerClient.DELETE(STATEMENT_LINK, at(id));
    },
    onSettled: (_data, _error, _nothing, _scope, { client }) => tellAll(client),
  });

const at = (id: string) => ({ params: { path: { id } } });

/** Sums of partners follow their lines, and an order's page tells its referral. */
async function tellAll(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: PARTNERS_KEY }),
    client.invalidateQueries({ queryKey: ['/api/admin/orders/{orderNumber}'] }),
  ]);
}
