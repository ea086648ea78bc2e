import { isApiError } from '@gallery/api-client';
import { useState } from 'react';

/** The version that a form over a record is sent with. */
interface FormVersion {
  version: number;
  /** The record has changed since; the form says so already. */
  isNewer: boolean;
  /** Call this once the current record is in the form. */
  accept: () => void;
}

/**
 * A record fetched again behind its form must not bring in changes that nobody saw: the form keeps the version that it
 * was opened with until a refusal has said that there is a newer one.
 * @param now the version of the record as last read
 */
export function useFormVersion(now: number, failure: Error | null): FormVersion {
  const [seen, setSeen] = useState(now);
  const isTold = isApiError(failure, 'changed_meanwhile');
  // Even if the next attempt fails for another reason: the newer version was shown once.
  if (isTold && seen !== now) setSeen(now);
  return { version: isTold ? now : seen, isNewer: seen !== now, accept: () => setSeen(now) };
}

/** The same for a mutation that is made with the version, before there is a form: `onError` is the form's. */
export function useMutationVersion(now: number): { version: number; onError: (failure: Error) => void } {
  const [failure, setFailure] = useState<Error | null>(null);
  const { version } = useFormVersion(now, failure);
  return { version, onError: setFailure };
}

/** A record as the person filling the form has seen it. */
interface LatestRecord<Seen> {
  /** When the form was opened. */
  opened: Seen;
  /** As its sender saw it last: a change is sent against this version. */
  seen: Seen;
  /** For `onError`: takes the record that comes with a refusal, so that the next submit is based on it. */
  acceptConflict: (error: Error) => Seen | null;
}

/**
 * Keeps what the form was opened with: a list fetched again behind it must not bring in changes that nobody saw.
 * @param read finds the record as it is now in the details of a refusal
 */
export function useLatestRecord<Seen>(
  record: Seen,
  read: (details: Readonly<Record<string, unknown>>) => Seen | null,
): LatestRecord<Seen> {
  const [opened] = useState(record);
  const [seen, setSeen] = useState(record);
  const acceptConflict = (error: Error): Seen | null => {
    const latest = isApiError(error, 'changed_meanwhile') ? read(error.details) : null;
    if (latest !== null) setSeen(latest);
    return latest;
  };
  return { opened, seen, acceptConflict };
}
