import type { HoldPrint, CreateOfflineSale } from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';
import { ADMIN_CERTIFICATES_KEY } from './certificates.queries';
import { INVENTORY_KEY } from './inventory.queries';

const LEDGER = '/api/admin/editions/{editionId}';

/** Prefix of all print ledger queries, for invalidation. */
export const EDITION_LEDGERS_KEY = [LEDGER] as const;

/** Queries that also show prints. */
const AFFECTED_KEYS = [
  INVENTORY_KEY,
  ADMIN_CERTIFICATES_KEY,
  ['/api/admin/orders'],
  ['/api/admin/orders/{orderNumber}'],
  ['/api/admin/orders/{orderNumber}/certificates'],
];

export const editionLedgerQuery = (editionId: string) =>
  apiQuery(
    [...EDITION_LEDGERS_KEY, editionId],
    (signal) => adminClient.GET(LEDGER, { ...at(editionId), signal }),
    { staleTime: 0 },
  );

/** Records a print sold at the gallery. The id in the body makes it idempotent. */
export const recordOfflineSale = (editionId: string) =>
  apiMutation(
    (body: CreateOfflineSale) =>
      adminClient.POST('/api/admin/editions/{editionId}/offline-sales', { ...at(editionId), body }),
    { refresh: invalidatePrints },
  );

export interface PrintVersion {
  editionId: string;
  editionNumber: number;
  version: number;
}

export const holdPrint = ({ editionId, editionNumber, version }: PrintVersion) =>
  apiMutation(
    (body: Omit<HoldPrint, 'version'>) =>
      adminClient.POST('/api/admin/editions/{editionId}/prints/{editionNumber}/hold', {
        ...atPrint(editionId, editionNumber),
        body: { ...body, version },
      }),
    { refresh: invalidatePrints },
  );

/** Makes a held print available again. */
export const releaseHeldPrint = ({ editionId, editionNumber, version }: PrintVersion) =>
  apiMutation(
    () =>
      adminClient.POST('/api/admin/editions/{editionId}/prints/{editionNumber}/release', {
        ...atPrint(editionId, editionNumber),
        body: { version },
      }),
    { refresh: invalidatePrints },
  );

/** Makes a refunded print available again. */
export const returnPrint = ({ editionId, editionNumber, version }: PrintVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/editions/{editionId}/prints/{editionNumber}/return', {
        ...atPrint(editionId, editionNumber),
        body: { reason, version },
      }),
    { refresh: invalidatePrints },
  );

/** Takes a print out of use for good. */
export const voidPrint = ({ editionId, editionNumber, version }: PrintVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/editions/{editionId}/prints/{editionNumber}/void', {
        ...atPrint(editionId, editionNumber),
        body: { reason, version },
      }),
    { refresh: invalidatePrints },
  );

const at = (editionId: string) => ({ params: { path: { editionId } } });
const atPrint = (editionId: string, editionNumber: number) => ({
  params: { path: { editionId, editionNumber } },
});

async function invalidatePrints(client: QueryClient): Promise<void> {
  const keys = [EDITION_LEDGERS_KEY, ...AFFECTED_KEYS];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
