import type { HoldNumber, SellNumberForm } from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';
import { OWNER_CERTIFICATES_KEY } from './certificates.queries';
import { INVENTORY_KEY } from './inventory.queries';

const LEDGER = '/api/admin/editions/{editionId}';

/** Every edition's ledger, for invalidation after a change of its work. */
export const LEDGERS_KEY = [LEDGER] as const;

/** What is sold or given back shows on other pages too. */
const ELSEWHERE = [
  INVENTORY_KEY,
  OWNER_CERTIFICATES_KEY,
  ['/api/admin/orders'],
  ['/api/admin/orders/{orderNumber}'],
  ['/api/admin/orders/{orderNumber}/certificates'],
];

/** Each number of an edition, with who has it. */
export const editionLedgerQuery = (editionId: string) =>
  queryOptions({
    queryKey: [...LEDGERS_KEY, editionId],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(LEDGER, { ...at(editionId), signal })),
    staleTime: 0,
  });

/** Enters a number that was sold at the gallery. The body's id makes a second press the same sale. */
export const sellNumber = (editionId: string) =>
  mutationOptions({
    mutationFn: (body: SellNumberForm) =>
      bodyOf(ownerClient.POST('/api/admin/editions/{editionId}/sales', { ...at(editionId), body })),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** A number as somebody looked at it. */
export interface SeenNumber {
  editionId: string;
  number: number;
  version: number;
}

/** Keeps a free number for somebody. */
export const holdNumber = ({ editionId, number, version }: SeenNumber) =>
  mutationOptions({
    mutationFn: (body: Omit<HoldNumber, 'version'>) =>
      bodyOf(
        ownerClient.POST('/api/admin/editions/{editionId}/numbers/{number}/hold', {
          ...atNumber(editionId, number),
          body: { ...body, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** What was kept for somebody is free again. */
export const releaseHeldNumber = ({ editionId, number, version }: SeenNumber) =>
  mutationOptions({
    mutationFn: () =>
      bodyOf(
        ownerClient.POST('/api/admin/editions/{editionId}/numbers/{number}/release', {
          ...atNumber(editionId, number),
          body: { version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** A refunded number is for sale again. */
export const returnNumber = ({ editionId, number, version }: SeenNumber) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      bodyOf(
        ownerClient.POST('/api/admin/editions/{editionId}/numbers/{number}/return', {
          ...atNumber(editionId, number),
          body: { reason, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

/** A number is never sold again. */
export const voidNumber = ({ editionId, number, version }: SeenNumber) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      bodyOf(
        ownerClient.POST('/api/admin/editions/{editionId}/numbers/{number}/void', {
          ...atNumber(editionId, number),
          body: { reason, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => tellAll(client),
  });

const at = (editionId: string) => ({ params: { path: { editionId } } });
const atNumber = (editionId: string, number: number) => ({ params: { path: { editionId, number } } });

/** Refused or done, whatever shows the number looks again. */
async function tellAll(client: QueryClient): Promise<void> {
  const keys = [LEDGERS_KEY, ...ELSEWHERE];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
