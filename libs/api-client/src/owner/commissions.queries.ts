import type { ChangedCommission, CommissionMove, NewCommission, paths } from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const COMMISSIONS = '/api/admin/commissions';
const COMMISSION = '/api/admin/commissions/{id}';

/** Which commissions are wanted. */
export type CommissionWish = Omit<
  NonNullable<paths[typeof COMMISSIONS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of commissions, newest first. */
export const ownerCommissionsQuery = (wish: CommissionWish, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [COMMISSIONS, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(COMMISSIONS, { params: { query }, signal })),
  });
};

/** One commission with its whole history. */
export const ownerCommissionQuery = (id: string) =>
  queryOptions({
    queryKey: [COMMISSIONS, 'one', id],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(COMMISSION, { ...at(id), signal })),
    staleTime: 0,
  });

/** Writes a commission down for a collector. */
export const openCommission = () =>
  mutationOptions({
    mutationFn: (body: NewCommission) => bodyOf(ownerClient.POST(COMMISSIONS, { body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

/** Changes what it says. */
export const changeCommission = (id: string) =>
  mutationOptions({
    mutationFn: (body: ChangedCommission) => bodyOf(ownerClient.PUT(COMMISSION, { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

/** Brings it to a status; its collector is written to. */
export const moveCommission = (id: string) =>
  mutationOptions({
    mutationFn: (body: CommissionMove) =>
      bodyOf(ownerClient.POST('/api/admin/commissions/{id}/status', { ...at(id), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellOf(client),
  });

/** Every commission that matches, as a CSV file. */
export const exportCommissions = () =>
  mutationOptions({
    mutationFn: (wish: CommissionWish) =>
      bodyOf(ownerClient.GET('/api/admin/commissions.csv', { params: { query: wish }, parseAs: 'blob' })),
  });

const at = (id: string) => ({ params: { path: { id } } });

async function tellOf(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [COMMISSIONS] }),
    client.invalidateQueries({ queryKey: ['/api/admin/collectors/{id}'] }),
  ]);
}
