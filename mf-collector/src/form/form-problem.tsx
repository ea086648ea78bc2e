import { isApiError } from '@gallery/api-client';
import { Notice } from '@gallery/ui';

export interface FormProblemProps {
  /** What did not succeed: `Sign in did not succeed.` */
  title: string;
  /** What the last attempt threw; null shows nothing. */
  failure: Error | null;
  /** Said when the server did not say why. */
  fallback?: string;
}

/** Why a form could not be sent, above its button. */
export function FormProblem({ title, failure, fallback = 'Please try again.' }: FormProblemProps) {
  if (failure === null) return null;
  return (
    <Notice tone="error" title={title}>
      {sentenceOf(failure) ?? fallback}
    </Notice>
  );
}

function sentenceOf(failure: Error): string | null {
  if (!isApiError(failure)) return null;
  if (failure.code === 'network') return 'No answer came. Please check your connection and try again.';
  return failure.serverMessage;
}
