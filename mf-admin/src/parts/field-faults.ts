import { isApiError } from '@gallery/api-client';

/** What the server says about the fields of a form that it refused, by their names; empty for every other failure. */
export const fieldFaults = (failure: Error | null): Partial<Record<string, string>> =>
  isApiError(failure) ? failure.fields : {};

/** What it says about one of them. */
export const faultAt = (failure: Error | null, field: string): string | undefined =>
  fieldFaults(failure)[field];

/** Whether the failure is said at the fields already. */
export const isAtFields = (failure: Error | null): boolean => Object.keys(fieldFaults(failure)).length > 0;
