import { isApiError } from '@gallery/api-client';
import { ERRORS } from '@gallery/contracts';

/** What a guest can do about an error; null if there is none or it is unknown. */
export function purchaseErrorMessage(error: unknown): string | null {
  if (!isApiError(error) || error.code === 'unknown' || error.code === 'signed_out') return null;
  if (error.code === 'network') return 'The gallery could not be reached. Nothing was ordered.';
  return error.serverMessage ?? ERRORS[error.code].message;
}
