import { latestAffiliateCommission, isApiError } from '@gallery/api-client';
import type { AffiliateCommission } from '@gallery/contracts';
import { useState } from 'react';

/** A commission line as whoever fills a form has seen it. */
export interface CommissionVersion {
  commission: AffiliateCommission;
  /** For `onError`: takes over the line that a refusal brings along, so that the next press is as of that. */
  acceptConflict: (failure: Error) => void;
}

/** Keeps what the form was opened upon: a list that is read anew behind it must not slip in what nobody was told. */
export function useCommissionVersion(opened: AffiliateCommission): CommissionVersion {
  const [line, setLine] = useState(opened);
  return {
    commission: line,
    acceptConflict: (failure) => {
      const fresh = isApiError(failure) ? latestAffiliateCommission(failure.details) : null;
      if (fresh) setLine(fresh);
    },
  };
}
