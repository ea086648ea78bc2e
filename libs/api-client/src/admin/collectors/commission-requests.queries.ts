import type {
  UpdateCommissionRequest,
  UpdateCommissionRequestStatus,
  CreateCommissionRequest,
} from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const COMMISSIONS = '/api/admin/commission-requests';
const COMMISSION = '/api/admin/commission-requests/{id}';

export type CommissionRequestListFilter = ListFilter<typeof COMMISSIONS>;

export const adminCommissionRequestsQuery = (filter: CommissionRequestListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([COMMISSIONS, query], (signal) =>
    adminClient.GET(COMMISSIONS, { params: { query }, signal }),
  );
};

export const adminCommissionRequestQuery = (id: string) =>
  apiQuery([COMMISSIONS, 'one', id], (signal) => adminClient.GET(COMMISSION, { ...at(id), signal }), {
    staleTime: 0,
  });

/** Creates a commission request for a collector. */
export const createCommissionRequest = () =>
  apiMutation((body: CreateCommissionRequest) => adminClient.POST(COMMISSIONS, { body }), {
    refresh: tellOf,
  });

export const updateCommissionRequest = (id: string) =>
  apiMutation((body: UpdateCommissionRequest) => adminClient.PUT(COMMISSION, { ...at(id), body }), {
    refresh: tellOf,
  });

/** Changes the status and emails the collector. */
export const updateCommissionRequestStatus = (id: string) =>
  apiMutation(
    (body: UpdateCommissionRequestStatus) =>
      adminClient.POST('/api/admin/commission-requests/{id}/status', { ...at(id), body }),
    { refresh: tellOf },
  );

export const exportCommissionRequests = () =>
  apiMutation((filter: CommissionRequestListFilter) =>
    adminClient.GET('/api/admin/commission-requests.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (id: string) => ({ params: { path: { id } } });

async function tellOf(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [COMMISSIONS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
  ]);
}
