import { isApiError, errorReference } from '@gallery/api-client';
import { Notice, ErrorReference } from '@gallery/ui';

export interface ErrorNoticeProps {
  /** What did not succeed: `The photograph was not published.` */
  title: string;
  /** What the last attempt threw; null shows nothing. */
  failure: Error | null;
  /** Where the server sent no sentence. */
  fallback?: string;
}

/** Why something failed, in the server's words where it sent any. */
export function ErrorNotice({ title, failure, fallback = 'Please try again.' }: ErrorNoticeProps) {
  if (failure === null) return null;
  return (
    <Notice tone="error" title={title}>
      {errorMessage(failure, fallback)}
      <ErrorReference id={errorReference(failure)} />
    </Notice>
  );
}

/** The sentence for an error: the server's own where it gave one, one about a field first. */
export function errorMessage(failure: unknown, fallback = 'Please try again.'): string {
  if (!isApiError(failure)) return fallback;
  if (failure.code === 'network') return 'No response. Check your connection and try again.';
  return Object.values(failure.fields)[0] ?? failure.serverMessage ?? fallback;
}
