import { isApiError } from '@gallery/api-client';

/** What the server says about the fields of a form that it refused, by their names; empty for every other failure. */
export const fieldFaults = (failure: Error | null): Partial<Record<string, string>> =>
  isApiError(failure) ? failure.fields : {};

/** Whether the failure is said at the fields already. */
export const isAtFields = (failure: Error | null): boolean => Object.keys(fieldFaults(failure)).length > 0;
