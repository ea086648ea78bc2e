import { freshCommissionLine, isApiError } from '@gallery/api-client';
import type { CommissionLine } from '@gallery/contracts';
import { useState } from 'react';

/** A commission line as whoever fills a form has seen it. */
export interface SeenLine {
  line: CommissionLine;
  /** For `onError`: takes over the line that a refusal brings along, so that the next press is as of that. */
  learn: (failure: Error) => void;
}

/** Keeps what the form was opened upon: a list that is read anew behind it must not slip in what nobody was told. */
export function useSeenLine(opened: CommissionLine): SeenLine {
  const [line, setLine] = useState(opened);
  return {
    line,
    learn: (failure) => {
      const fresh = isApiError(failure) ? freshCommissionLine(failure.details) : null;
      if (fresh) setLine(fresh);
    },
  };
}
