import type { HoldPrint, CreateOfflineSale } from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';
import { ADMIN_CERTIFICATES_KEY } from './certificates.queries';
import { INVENTORY_KEY } from './inventory.queries';

const LEDGER = '/api/admin/editions/{editionId}';

/** Every edition's ledger, for invalidation after a change of its work. */
export const EDITION_LEDGERS_KEY = [LEDGER] as const;

/** What is sold or given back shows on other pages too. */
const AFFECTED_KEYS = [
  INVENTORY_KEY,
  ADMIN_CERTIFICATES_KEY,
  ['/api/admin/orders'],
  ['/api/admin/orders/{orderNumber}'],
  ['/api/admin/orders/{orderNumber}/certificates'],
];

/** Each number of an edition, with who has it. */
export const editionLedgerQuery = (editionId: string) =>
  apiQuery(
    [...EDITION_LEDGERS_KEY, editionId],
    (signal) => adminClient.GET(LEDGER, { ...at(editionId), signal }),
    { staleTime: 0 },
  );

/** Enters a number that was sold at the gallery. The body's id makes a second press the same sale. */
export const recordOfflineSale = (editionId: string) =>
  apiMutation(
    (body: CreateOfflineSale) =>
      adminClient.POST('/api/admin/editions/{editionId}/sales', { ...at(editionId), body }),
    { refresh: invalidatePrints },
  );

/** A number as somebody looked at it. */
export interface PrintVersion {
  editionId: string;
  number: number;
  version: number;
}

/** Keeps a free number for somebody. */
export const holdPrint = ({ editionId, number, version }: PrintVersion) =>
  apiMutation(
    (body: Omit<HoldPrint, 'version'>) =>
      adminClient.POST('/api/admin/editions/{editionId}/numbers/{number}/hold', {
        ...atPrint(editionId, number),
        body: { ...body, version },
      }),
    { refresh: invalidatePrints },
  );

/** What was kept for somebody is free again. */
export const releaseHeldPrint = ({ editionId, number, version }: PrintVersion) =>
  apiMutation(
    () =>
      adminClient.POST('/api/admin/editions/{editionId}/numbers/{number}/release', {
        ...atPrint(editionId, number),
        body: { version },
      }),
    { refresh: invalidatePrints },
  );

/** A refunded number is for sale again. */
export const returnPrint = ({ editionId, number, version }: PrintVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/editions/{editionId}/numbers/{number}/return', {
        ...atPrint(editionId, number),
        body: { reason, version },
      }),
    { refresh: invalidatePrints },
  );

/** A number is never sold again. */
export const voidPrint = ({ editionId, number, version }: PrintVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/editions/{editionId}/numbers/{number}/void', {
        ...atPrint(editionId, number),
        body: { reason, version },
      }),
    { refresh: invalidatePrints },
  );

const at = (editionId: string) => ({ params: { path: { editionId } } });
const atPrint = (editionId: string, number: number) => ({ params: { path: { editionId, number } } });

/** Refused or done, whatever shows the number looks again. */
async function invalidatePrints(client: QueryClient): Promise<void> {
  const keys = [EDITION_LEDGERS_KEY, ...AFFECTED_KEYS];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
