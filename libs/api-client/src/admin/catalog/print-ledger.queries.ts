import { adminMutation, adminQuery, FRESH } from '../admin-options';

const EDITION = '/api/admin/editions/{editionId}';
const PRINT = '/api/admin/editions/{editionId}/prints/{editionNumber}';

/** Queries that show prints. */
const CHANGED = [
  EDITION,
  '/api/admin/artwork-inventory',
  '/api/admin/certificates',
  '/api/admin/orders',
] as const;

export const editionLedgerQuery = (editionId: string) => adminQuery(EDITION, { editionId }, FRESH);

/** Records a print sold at the gallery. The id in the body makes it idempotent. */
export const recordOfflineSale = (editionId: string) =>
  adminMutation('post', `${EDITION}/offline-sales`, { editionId }, CHANGED);

/** Holds a print for a buyer until they pay by a link. */
export const createPrintDraftOrder = (editionId: string) =>
  adminMutation('post', `${EDITION}/draft-orders`, { editionId }, CHANGED);

export interface PrintVersion {
  editionId: string;
  editionNumber: number;
  version: number;
}

export const holdPrint = (print: PrintVersion) => adminMutation('post', `${PRINT}/hold`, print, CHANGED);

/** Makes a held print available again. */
export const releaseHeldPrint = (print: PrintVersion) =>
  adminMutation('post', `${PRINT}/release`, print, CHANGED);

/** Makes a refunded print available again. */
export const returnPrint = (print: PrintVersion) => adminMutation('post', `${PRINT}/return`, print, CHANGED);

/** Takes a print out of use for good. */
export const voidPrint = (print: PrintVersion) => adminMutation('post', `${PRINT}/void`, print, CHANGED);
