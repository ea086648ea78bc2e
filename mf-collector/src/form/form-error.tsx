import { isApiError } from '@gallery/api-client';
import { Notice } from '@gallery/ui';

export interface FormErrorProps {
  /** What did not succeed: `Sign in did not succeed.` */
  title: string;
  /** What the last attempt threw; null shows nothing. */
  error: Error | null;
  /** Said when the server did not say why. */
  fallback?: string;
}

/** Why a form could not be sent, above its button. */
export function FormError({ title, error: failure, fallback = 'Please try again.' }: FormErrorProps) {
  if (failure === null) return null;
  return (
    <Notice tone="error" title={title}>
      {errorMessage(failure) ?? fallback}
    </Notice>
  );
}

function errorMessage(failure: Error): string | null {
  if (!isApiError(failure)) return null;
  if (failure.code === 'network') return 'No answer came. Please check your connection and try again.';
  return failure.serverMessage;
}
