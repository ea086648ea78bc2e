import { isApiError } from '@gallery/api-client';
import { Notice } from '@gallery/ui';

export interface ProblemProps {
  /** What did not succeed: `The photograph was not published.` */
  title: string;
  /** What the last attempt threw; null shows nothing. */
  failure: Error | null;
}

/** Why something could not be done, in the server's words where it gave any. */
export function Problem({ title, failure }: ProblemProps) {
  if (failure === null) return null;
  return (
    <Notice tone="error" title={title}>
      {sentenceOf(failure)}
    </Notice>
  );
}

function sentenceOf(failure: Error): string {
  if (!isApiError(failure)) return 'Please try again.';
  if (failure.code === 'network') return 'No answer came. Please check your connection and try again.';
  return failure.serverMessage ?? 'Please try again.';
}
