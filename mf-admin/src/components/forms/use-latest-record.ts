import { isApiError } from '@gallery/api-client';
import { useState } from 'react';

/** A record as whoever fills a form has seen it. */
export interface LatestRecord<Seen> {
  /** When the form was opened. */
  opened: Seen;
  /** As its sender was told last: a change is sent as of this. */
  seen: Seen;
  /** For `onError`: takes over the record that a refusal brings along, so that the next submit is as of that. */
  acceptConflict: (error: Error) => Seen | null;
}

/**
 * Keeps what the form was opened upon: a list that is fetched again behind it must not slip in what nobody was told.
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
