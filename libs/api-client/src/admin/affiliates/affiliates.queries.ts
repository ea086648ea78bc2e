import type { CreateAffiliate, paths, Affiliate } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const AFFILIATES = '/api/admin/selling-partners';
const VISITS = '/api/admin/analytics/partners/{partnerId}';
const AFFILIATE = '/api/admin/selling-partners/{id}';

/** Everything about selling partners and what they are owed, for invalidation after a change. */
export const AFFILIATES_KEY = ['owner', 'selling-partners'] as const;

/** Which partners are wanted. */
export type AffiliateListFilter = ListFilter<typeof AFFILIATES>;

/** Visits that came by a partner's link. */
export type AffiliateVisits = paths[typeof VISITS]['get']['responses'][200]['content']['application/json'];

/** A page of the selling partners, with how many of all are active. */
export const affiliatesQuery = (filter: AffiliateListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([...AFFILIATES_KEY, AFFILIATES, query], (signal) =>
    adminClient.GET(AFFILIATES, { params: { query }, signal }),
  );
};

/** Every partner who matches, as a CSV file. */
export const exportAffiliates = () =>
  apiMutation((filter: AffiliateListFilter) =>
    adminClient.GET('/api/admin/selling-partners.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

/** One partner with what they are owed. */
export const affiliateQuery = (id: string) =>
  apiQuery(
    [...AFFILIATES_KEY, AFFILIATE, id],
    (signal) => adminClient.GET(AFFILIATE, { params: { path: { id } }, signal }),
    { staleTime: 0 },
  );

/** Adds a partner. */
export const createAffiliate = () =>
  apiMutation((body: CreateAffiliate) => adminClient.POST(AFFILIATES, { body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: AFFILIATES_KEY }),
  });

/** Changes a partner as of the version that was seen. */
export const updateAffiliate = ({ id, version }: Pick<Affiliate, 'id' | 'version'>) =>
  apiMutation(
    (body: CreateAffiliate) =>
      adminClient.PATCH(AFFILIATE, { params: { path: { id } }, body: { ...body, version } }),
    { refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: AFFILIATES_KEY }) },
  );

/** The partner as it is now, which a change refused with `changed_meanwhile` carries along; null when it carries none. */
export function latestAffiliate({ record }: Readonly<Record<string, unknown>>): Affiliate | null {
  return isAffiliate(record) ? record : null;
}

// It comes from the server that answers the call: its shape is trusted, only something else is refused.
const isAffiliate = (body: unknown): body is Affiliate =>
  typeof body === 'object' && body !== null && 'partnerId' in body && 'referralUrl' in body;

/** Visits that came by a partner's link, by the code of the link. */
export const affiliateVisitsQuery = (partnerId: string) =>
  apiQuery(
    [...AFFILIATES_KEY, VISITS, partnerId],
    (signal) => adminClient.GET(VISITS, { params: { path: { partnerId } }, signal }),
    { staleTime: 0 },
  );
