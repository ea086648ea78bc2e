import { isApiError } from '@gallery/api-client';

/** What the server says about a field of a form that it refused. */
export const faultAt = (failure: Error | null, field: string): string | undefined =>
  isApiError(failure) ? failure.fields[field] : undefined;
