import type { CreateAffiliate, paths, Affiliate } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const AFFILIATES = '/api/admin/selling-partners';
const VISITS = '/api/admin/analytics/partners/{partnerId}';
const AFFILIATE = '/api/admin/selling-partners/{id}';

/** Prefix of all affiliate queries, for invalidation. */
export const AFFILIATES_KEY = ['owner', 'selling-partners'] as const;

export type AffiliateListFilter = ListFilter<typeof AFFILIATES>;

export type AffiliateVisits = paths[typeof VISITS]['get']['responses'][200]['content']['application/json'];

/** Affiliates, and how many of all are active. */
export const affiliatesQuery = (filter: AffiliateListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([...AFFILIATES_KEY, AFFILIATES, query], (signal) =>
    adminClient.GET(AFFILIATES, { params: { query }, signal }),
  );
};

export const exportAffiliates = () =>
  apiMutation((filter: AffiliateListFilter) =>
    adminClient.GET('/api/admin/selling-partners.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

export const affiliateQuery = (id: string) =>
  apiQuery(
    [...AFFILIATES_KEY, AFFILIATE, id],
    (signal) => adminClient.GET(AFFILIATE, { params: { path: { id } }, signal }),
    { staleTime: 0 },
  );

export const createAffiliate = () =>
  apiMutation((body: CreateAffiliate) => adminClient.POST(AFFILIATES, { body }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: AFFILIATES_KEY }),
  });

/** Fails with `changed_meanwhile` when the version is not the current one. */
export const updateAffiliate = ({ id, version }: Pick<Affiliate, 'id' | 'version'>) =>
  apiMutation(
    (body: CreateAffiliate) =>
      adminClient.PATCH(AFFILIATE, { params: { path: { id } }, body: { ...body, version } }),
    { refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: AFFILIATES_KEY }) },
  );

/** The current affiliate from the details of a `changed_meanwhile` error. */
export function latestAffiliate({ record }: Readonly<Record<string, unknown>>): Affiliate | null {
  return isAffiliate(record) ? record : null;
}

// The details come from our own server: a light check is enough.
const isAffiliate = (body: unknown): body is Affiliate =>
  typeof body === 'object' && body !== null && 'partnerId' in body && 'referralUrl' in body;

/** Visits by an affiliate's link. */
export const affiliateVisitsQuery = (partnerId: string) =>
  apiQuery(
    [...AFFILIATES_KEY, VISITS, partnerId],
    (signal) => adminClient.GET(VISITS, { params: { path: { partnerId } }, signal }),
    { staleTime: 0 },
  );
