import type { CreateAffiliate, paths, Affiliate } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const AFFILIATES = '/api/admin/selling-partners';
const VISITS = '/api/admin/analytics/partners/{partnerId}';
const AFFILIATE = '/api/admin/selling-partners/{id}';

/** Everything about selling partners and what they are owed, for invalidation after a change. */
export const AFFILIATES_KEY = ['owner', 'selling-partners'] as const;

/** Which partners are wanted. */
export type AffiliateListFilter = Omit<
  NonNullable<paths[typeof AFFILIATES]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** Visits that came by a partner's link. */
export type AffiliateVisits = paths[typeof VISITS]['get']['responses'][200]['content']['application/json'];

/** A page of the selling partners, with how many of all are active. */
export const affiliatesQuery = (wish: AffiliateListFilter, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [...AFFILIATES_KEY, AFFILIATES, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(AFFILIATES, { params: { query }, signal })),
  });
};

/** Every partner who matches, as a CSV file. */
export const exportAffiliates = () =>
  mutationOptions({
    mutationFn: (wish: AffiliateListFilter) =>
      bodyOf(
        adminClient.GET('/api/admin/selling-partners.csv', { params: { query: wish }, parseAs: 'blob' }),
      ),
  });

/** One partner with what they are owed. */
export const affiliateQuery = (id: string) =>
  queryOptions({
    queryKey: [...AFFILIATES_KEY, AFFILIATE, id],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(AFFILIATE, { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** Adds a partner. */
export const createAffiliate = () =>
  mutationOptions({
    mutationFn: (body: CreateAffiliate) => bodyOf(adminClient.POST(AFFILIATES, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) =>
      client.invalidateQueries({ queryKey: AFFILIATES_KEY }),
  });

/** Changes a partner as of the version that was seen. */
export const updateAffiliate = ({ id, version }: Pick<Affiliate, 'id' | 'version'>) =>
  mutationOptions({
    mutationFn: (body: CreateAffiliate) =>
      bodyOf(adminClient.PATCH(AFFILIATE, { params: { path: { id } }, body: { ...body, version } })),
    onSettled: (_data, _error, _body, _scope, { client }) =>
      client.invalidateQueries({ queryKey: AFFILIATES_KEY }),
  });

/** The partner as it is now, which a change refused with `changed_meanwhile` carries along; null when it carries none. */
export function latestAffiliate({ record }: Readonly<Record<string, unknown>>): Affiliate | null {
  return isAffiliate(record) ? record : null;
}

// It comes from the server that answers the call: its shape is trusted, only something else is refused.
const isAffiliate = (body: unknown): body is Affiliate =>
  typeof body === 'object' && body !== null && 'partnerId' in body && 'referralUrl' in body;

/** Visits that came by a partner's link, by the code of the link. */
export const affiliateVisitsQuery = (partnerId: string) =>
  queryOptions({
    queryKey: [...AFFILIATES_KEY, VISITS, partnerId],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(VISITS, { params: { path: { partnerId } }, signal })),
    staleTime: 0,
  });
