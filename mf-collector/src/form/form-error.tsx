import { isApiError } from '@gallery/api-client';
import { Notice } from '@gallery/ui';

export interface FormErrorProps {
  /** What did not succeed, if the fallback does not name it: `Sign in did not succeed.` */
  title?: string;
  /** What the last attempt threw; null shows nothing. */
  error: Error | null;
  /** Shown when the server did not say why. */
  fallback?: string;
}

/** Why a form could not be sent, above its button. */
export function FormError({ title, error, fallback = 'Please try again.' }: FormErrorProps) {
  if (error === null) return null;
  return (
    <Notice tone="error" title={title}>
      {errorMessage(error) ?? fallback}
    </Notice>
  );
}

/** Only that no answer came, for forms whose toast says what the server answered. */
export const ConnectionError = ({ error }: Pick<FormErrorProps, 'error'>) =>
  isApiError(error, 'network') && <FormError error={error} />;

function errorMessage(error: Error): string | null {
  if (!isApiError(error)) return null;
  if (error.code === 'network')
    return 'The gallery could not be reached. Please check your connection and try again.';
  return error.serverMessage;
}
