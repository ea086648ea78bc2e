/** Where the buyer's visit came from; null for what is unknown. */
export interface OrderAttribution {
  /** `google`, `instagram`, `eventbrite.com`. */
  source: string | null;
  medium: string | null;
  campaign: string | null;
  /** Path of the first page. */
  landingPage: string | null;
  eventId: string | null;
  eventName: string | null;
}

/** The columns' lengths. */
export const CLAIM_MAX_LENGTHS = { partnerId: 100, source: 500, page: 200, word: 120, id: 64 } as const;

/** Referral and attribution as an order stores them. */
export interface StoredReferral {
  referralPartnerId: string | null;
  referredAt: Date | null;
  referralSource: string | null;
  attribution: OrderAttribution | null;
}

/** The same as a page claims it, without what was malformed. */
export interface ReferralClaim {
  referralPartnerId?: string | null;
  /** ISO 8601. */
  referredAt?: string | null;
  referralSource?: string | null;
  attribution?: OrderAttribution | null;
}

/** Without an affiliate there is no referral, whatever else is claimed. */
export function toStoredReferral(claim: ReferralClaim): StoredReferral {
  const referralPartnerId = claim.referralPartnerId || null;
  const isReferred = referralPartnerId !== null;
  return {
    referralPartnerId,
    referredAt: isReferred && claim.referredAt ? new Date(claim.referredAt) : null,
    referralSource: isReferred ? (claim.referralSource ?? null) : null,
    attribution: claim.attribution ?? null,
  };
}

/** The code of a referral link, trimmed and in lower case. Undefined for anything else. */
export const parseAffiliateCode = (value: unknown): string | undefined =>
  typeof value === 'string' ? boundedText(value.toLowerCase(), CLAIM_MAX_LENGTHS.partnerId) : undefined;

/** A text that fits its column; undefined for anything else, because attribution must not cost a sale. */
export const parseText = (value: unknown, maxLength: number): string | undefined =>
  typeof value === 'string' ? boundedText(value, maxLength) : undefined;

/** A time as ISO text, within the years that its column accepts. */
export function parseTimestamp(value: unknown): string | undefined {
  const at = typeof value === 'string' && value.length <= 40 ? new Date(value) : null;
  if (at === null || Number.isNaN(at.getTime())) return undefined;
  const year = at.getUTCFullYear();
  return year >= 2000 && year < 3000 ? at.toISOString() : undefined;
}

/** Field by field: one that does not fit is null. Undefined when none is left. */
export function parseAttribution(value: unknown): OrderAttribution | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (name: keyof OrderAttribution, maxLength: number): string | null =>
    parseText(Reflect.get(value, name), maxLength) ?? null;
  const attribution = {
    source: field('source', CLAIM_MAX_LENGTHS.word),
    medium: field('medium', CLAIM_MAX_LENGTHS.word),
    campaign: field('campaign', CLAIM_MAX_LENGTHS.word),
    landingPage: field('landingPage', CLAIM_MAX_LENGTHS.page),
    eventId: field('eventId', CLAIM_MAX_LENGTHS.id),
    eventName: field('eventName', CLAIM_MAX_LENGTHS.word),
  };
  return Object.values(attribution).some((text) => text !== null) ? attribution : undefined;
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

// Counts code points, as the database does. One line, as the console and its files show it.
function boundedText(value: string, maxLength: number): string | undefined {
  const text = value.trim();
  const fits = text !== '' && Array.from(text).length <= maxLength && !CONTROL.test(text);
  return fits ? text : undefined;
}
