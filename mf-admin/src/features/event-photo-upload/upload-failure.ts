import { isApiError } from '@gallery/api-client';

/**
 * What a failed upload means: `away`, the line or the gallery is down and the same file will do later; `locked`, the key is
 * no longer taken; `refused`, this file is not wanted or cannot be read.
 */
export type UploadFailure = { kind: 'away' | 'locked' } | { kind: 'refused'; sentence: string };

/** Answers of a gallery that is overloaded or being replaced. */
const UNAVAILABLE_STATUSES = [408, 425, 429, 502, 503, 504];

/** @param caught what an upload ended with */
export function toUploadFailure(caught: unknown): UploadFailure {
  if (isApiError(caught)) {
    if (caught.code === 'network' || UNAVAILABLE_STATUSES.includes(caught.status)) return { kind: 'away' };
    if (caught.status === 401) return { kind: 'locked' };
    return {
      kind: 'refused',
      sentence: caught.serverMessage ?? 'The gallery could not take this photograph.',
    };
  }
  if (caught instanceof DOMException && caught.name === 'NotReadableError')
    return { kind: 'refused', sentence: 'The file has moved or changed. Please choose it again.' };
  return { kind: 'refused', sentence: 'The gallery could not take this photograph.' };
}
