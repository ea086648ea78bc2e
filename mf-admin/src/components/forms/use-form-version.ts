import { isApiError } from '@gallery/api-client';
import { useState } from 'react';

/** The version that a form over a record is sent with. */
export interface FormVersion {
  version: number;
  /** To be called when the current record was put into the form. */
  accept: () => void;
}

/**
 * A record that is fetched again behind its form must not slip in what nobody was told: the form goes on from the version that it
 * was opened with, until a refusal has said that there is a newer one.
 * @param now of the record as it was read last
 */
export function useFormVersion(now: number, failure: Error | null): FormVersion {
  const [seen, setSeen] = useState(now);
  const isTold = isApiError(failure, 'changed_meanwhile');
  // Even if the next attempt fails otherwise: the newer version was shown once.
  if (isTold && seen !== now) setSeen(now);
  return { version: isTold ? now : seen, accept: () => setSeen(now) };
}
