import type {
  UpdateCommissionRequest,
  UpdateCommissionRequestStatus,
  CreateCommissionRequest,
  paths,
} from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const COMMISSIONS = '/api/admin/commissions';
const COMMISSION = '/api/admin/commissions/{id}';

/** Which commissions are wanted. */
export type CommissionRequestListFilter = Omit<
  NonNullable<paths[typeof COMMISSIONS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of commissions, newest first. */
export const adminCommissionRequestsQuery = (wish: CommissionRequestListFilter, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [COMMISSIONS, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(COMMISSIONS, { params: { query }, signal })),
  });
};

/** One commission with its whole history. */
export const adminCommissionRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [COMMISSIONS, 'one', id],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(COMMISSION, { ...at(id), signal })),
    staleTime: 0,
  });

/** Writes a commission down for a collector. */
export const createCommissionRequest = () =>
  mutationOptions({
    mutationFn: (body: CreateCommissionRequest) => bodyOf(adminClient.POST(COMMISSIONS, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

/** Changes what it says. */
export const updateCommissionRequest = (id: string) =>
  mutationOptions({
    mutationFn: (body: UpdateCommissionRequest) => bodyOf(adminClient.PUT(COMMISSION, { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

/** Brings it to a status; its collector is written to. */
export const updateCommissionRequestStatus = (id: string) =>
  mutationOptions({
    mutationFn: (body: UpdateCommissionRequestStatus) =>
      bodyOf(adminClient.POST('/api/admin/commissions/{id}/status', { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

/** Every commission that matches, as a CSV file. */
export const exportCommissionRequests = () =>
  mutationOptions({
    mutationFn: (wish: CommissionRequestListFilter) =>
      bodyOf(adminClient.GET('/api/admin/commissions.csv', { params: { query: wish }, parseAs: 'blob' })),
  });

const at = (id: string) => ({ params: { path: { id } } });

async function tellOf(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [COMMISSIONS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
  ]);
}
