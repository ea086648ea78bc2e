import { latestOrder, isApiError } from '@gallery/api-client';
import type { OrderHistoryEntry, OrderRecord } from '@gallery/contracts';
import { useState } from 'react';

/** An order as whoever fills a form has seen it. */
export interface OrderVersion {
  /** A change is asked for as of this version. */
  version: number;
  /** What others have done since the form was opened, as far as its sender was told. */
  newEntries: readonly OrderHistoryEntry[];
  /** For `onError`: takes over the order that a refusal brings along, so that the next press is as of that. */
  acceptConflict: (failure: Error) => void;
}

/** Keeps what the form was opened upon: a list that is read anew behind it must not slip in what nobody was told. */
export function useOrderVersion(opened: OrderRecord): OrderVersion {
  const [first] = useState(opened);
  const [seen, setSeen] = useState(opened);
  return {
    version: seen.version,
    newEntries: seen.history.slice(first.history.length),
    acceptConflict: (failure) => {
      const fresh = isApiError(failure, 'changed_meanwhile') ? latestOrder(failure.details) : null;
      if (fresh) setSeen(fresh);
    },
  };
}
