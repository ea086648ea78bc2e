import { isApiError, type ApiErrorCode } from '@gallery/api-client';

/** Errors about which a guest can do nothing here. */
const UNEXPLAINED: ReadonlySet<string> = new Set<ApiErrorCode>(['unknown', 'signed_out']);

/** What a guest can do about an error; null if there is none or it is unknown. */
export function purchaseErrorMessage(error: unknown): string | null {
  if (isApiError(error, 'network')) return 'The gallery could not be reached. Nothing was ordered.';
  return isApiError(error) && !UNEXPLAINED.has(error.code) ? error.serverMessage : null;
}
