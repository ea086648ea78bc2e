/** Whether a referral counts, and if not, why. `by_hand` was set in the admin. */
export const ATTRIBUTION_STATUSES = ['counts', 'unknown', 'inactive', 'expired', 'own', 'by_hand'] as const;
export type AttributionStatus = (typeof ATTRIBUTION_STATUSES)[number];

/** What the owner must review: the attribution, or missing production costs. */
export const COMMISSION_REVIEW_REASONS = ['inactive', 'expired', 'own', 'costs'] as const;
export type CommissionReviewReason = (typeof COMMISSION_REVIEW_REASONS)[number];

/** How long a referral counts, in the browser that followed it and on its orders. */
export const ATTRIBUTION_WINDOW_DAYS = 30;
export const ATTRIBUTION_WINDOW_MS = ATTRIBUTION_WINDOW_DAYS * 86_400_000;

/** How far ahead a browser's clock may be. A referral from later than that is forged. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

export interface AttributionFacts {
  /** Of the affiliate with this code; null if there is none. */
  affiliateStatus: 'active' | 'inactive' | null;
  /** When the link was followed; null if unknown, which counts as expired. */
  referredAt: Date | null;
  orderedAt: Date;
  /** The affiliate is the buyer: by email, or by the address of their own orders. */
  isSelfReferral: boolean;
}

/** Returns the first reason against a referral, or `counts`. */
export function evaluateAttribution({
  affiliateStatus,
  referredAt,
  orderedAt,
  isSelfReferral,
}: AttributionFacts): AttributionStatus {
  if (affiliateStatus === null) return 'unknown';
  if (affiliateStatus === 'inactive') return 'inactive';
  if (isSelfReferral) return 'own';
  return isWithinAttributionWindow(referredAt, orderedAt) ? 'counts' : 'expired';
}

function isWithinAttributionWindow(referredAt: Date | null, orderedAt: Date): boolean {
  if (referredAt === null) return false;
  const age = orderedAt.getTime() - referredAt.getTime();
  return age >= -MAX_CLOCK_SKEW_MS && age <= ATTRIBUTION_WINDOW_MS;
}

/** What the owner must review before the commission counts; null if nothing. */
export function commissionReviewReason(
  status: AttributionStatus,
  areCostsKnown: boolean,
): CommissionReviewReason | null {
  if (status === 'inactive' || status === 'expired' || status === 'own') return status;
  return areCostsKnown ? null : 'costs';
}
