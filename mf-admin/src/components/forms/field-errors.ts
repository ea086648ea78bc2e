import { isApiError } from '@gallery/api-client';

/** What the server says about the fields of a form that it refused, by their names; empty for every other failure. */
export const fieldErrors = (failure: Error | null): Partial<Record<string, string>> =>
  isApiError(failure) ? failure.fields : {};
