import { isApiError } from '@gallery/api-client';
import { ERRORS } from '@gallery/contracts';

/** What a guest can do about a refusal, in a sentence; null when there is none or its cause is not known in our words. */
export function purchaseErrorMessage(caught: unknown): string | null {
  if (!isApiError(caught) || caught.code === 'unknown' || caught.code === 'signed_out') return null;
  if (caught.code === 'network') return 'The gallery could not be reached. Nothing was ordered.';
  return caught.serverMessage ?? ERRORS[caught.code].message;
}
