import type {
  UpdateCommissionRequest,
  UpdateCommissionRequestStatus,
  CreateCommissionRequest,
} from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const COMMISSIONS = '/api/admin/commissions';
const COMMISSION = '/api/admin/commissions/{id}';

/** Which commissions are wanted. */
export type CommissionRequestListFilter = ListFilter<typeof COMMISSIONS>;

/** A page of commissions, newest first. */
export const adminCommissionRequestsQuery = (filter: CommissionRequestListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([COMMISSIONS, query], (signal) =>
    adminClient.GET(COMMISSIONS, { params: { query }, signal }),
  );
};

/** One commission with its whole history. */
export const adminCommissionRequestQuery = (id: string) =>
  apiQuery([COMMISSIONS, 'one', id], (signal) => adminClient.GET(COMMISSION, { ...at(id), signal }), {
    staleTime: 0,
  });

/** Writes a commission down for a collector. */
export const createCommissionRequest = () =>
  apiMutation((body: CreateCommissionRequest) => adminClient.POST(COMMISSIONS, { body }), {
    refresh: tellOf,
  });

/** Changes what it says. */
export const updateCommissionRequest = (id: string) =>
  apiMutation((body: UpdateCommissionRequest) => adminClient.PUT(COMMISSION, { ...at(id), body }), {
    refresh: tellOf,
  });

/** Brings it to a status; its collector is written to. */
export const updateCommissionRequestStatus = (id: string) =>
  apiMutation(
    (body: UpdateCommissionRequestStatus) =>
      adminClient.POST('/api/admin/commissions/{id}/status', { ...at(id), body }),
    { refresh: tellOf },
  );

/** Every commission that matches, as a CSV file. */
export const exportCommissionRequests = () =>
  apiMutation((filter: CommissionRequestListFilter) =>
    adminClient.GET('/api/admin/commissions.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (id: string) => ({ params: { path: { id } } });

async function tellOf(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [COMMISSIONS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
  ]);
}
