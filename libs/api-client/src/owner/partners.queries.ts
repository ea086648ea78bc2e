import type { NewSellingPartner, paths, SellingPartner } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const PARTNERS = '/api/admin/selling-partners';
const VISITS = '/api/admin/analytics/partners/{partnerId}';
const PARTNER = '/api/admin/selling-partners/{id}';

/** Everything about selling partners and what they are owed, for invalidation after a change. */
export const PARTNERS_KEY = ['owner', 'selling-partners'] as const;

/** Which partners are wanted. */
export type PartnerWish = Omit<
  NonNullable<paths[typeof PARTNERS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** Visits that came by a partner's link. */
export type PartnerVisits = paths[typeof VISITS]['get']['responses'][200]['content']['application/json'];

/** A page of the selling partners, with how many of all are active. */
export const partnersQuery = (wish: PartnerWish, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [...PARTNERS_KEY, PARTNERS, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(PARTNERS, { params: { query }, signal })),
  });
};

/** Every partner who matches, as a CSV file. */
export const exportPartners = () =>
  mutationOptions({
    mutationFn: (wish: PartnerWish) =>
      bodyOf(
        ownerClient.GET('/api/admin/selling-partners.csv', { params: { query: wish }, parseAs: 'blob' }),
      ),
  });

/** One partner with what they are owed. */
export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: [...PARTNERS_KEY, PARTNER, id],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(PARTNER, { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** Adds a partner. */
export const addPartner = () =>
  mutationOptions({
    mutationFn: (body: NewSellingPartner) => bodyOf(ownerClient.POST(PARTNERS, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) =>
      client.invalidateQueries({ queryKey: PARTNERS_KEY }),
  });

/** Changes a partner as of the version that was seen. */
export const changePartner = ({ id, version }: Pick<SellingPartner, 'id' | 'version'>) =>
  mutationOptions({
    mutationFn: (body: NewSellingPartner) =>
      bodyOf(ownerClient.PATCH(PARTNER, { params: { path: { id } }, body: { ...body, version } })),
    onSettled: (_data, _error, _body, _scope, { client }) =>
      client.invalidateQueries({ queryKey: PARTNERS_KEY }),
  });

/** The partner as it is now, which a change refused with `changed_meanwhile` carries along; null when it carries none. */
export function freshPartner({ record }: Readonly<Record<string, unknown>>): SellingPartner | null {
  return isPartner(record) ? record : null;
}

// It comes from the server that answers the call: its shape is trusted, only something else is refused.
const isPartner = (body: unknown): body is SellingPartner =>
  typeof body === 'object' && body !== null && 'partnerId' in body && 'referralUrl' in body;

/** Visits that came by a partner's link, by the code of the link. */
export const partnerVisitsQuery = (partnerId: string) =>
  queryOptions({
    queryKey: [...PARTNERS_KEY, VISITS, partnerId],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(VISITS, { params: { path: { partnerId } }, signal })),
    staleTime: 0,
  });
