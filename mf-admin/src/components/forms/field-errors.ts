import { isApiError } from '@gallery/api-client';

/** What the server says about the fields of a form that it refused, by their names; empty for every other failure. */
export const fieldErrors = (failure: Error | null): Partial<Record<string, string>> =>
  isApiError(failure) ? failure.fields : {};

/** What it says about one of them. */
export const fieldError = (failure: Error | null, field: string): string | undefined =>
  fieldErrors(failure)[field];

/** Whether the failure is said at the fields already. */
export const hasFieldErrors = (failure: Error | null): boolean =>
  Object.keys(fieldErrors(failure)).length > 0;
