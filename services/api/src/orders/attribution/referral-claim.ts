/** What a visit says of how the buyer came here; whatever it does not say is null. */
export interface OrderAttribution {
  /** `google`, `instagram`, `eventbrite.com`. */
  source: string | null;
  medium: string | null;
  campaign: string | null;
  /** Path of the page that the visit began with. */
  landingPage: string | null;
  eventId: string | null;
  eventName: string | null;
}

/** Longest texts of a claim, as the columns take them. */
export const CLAIM_MAX_LENGTHS = { partnerId: 100, source: 500, page: 200, word: 120, id: 64 } as const;

/** What an order keeps of a referral and a visit. */
export interface StoredReferral {
  referralPartnerId: string | null;
  referredAt: Date | null;
  referralSource: string | null;
  attribution: OrderAttribution | null;
}

/** What a page says of them; whatever is malformed has been dropped. */
export interface ReferralClaim {
  referralPartnerId?: string | null;
  /** ISO 8601. */
  referredAt?: string | null;
  referralSource?: string | null;
  attribution?: OrderAttribution | null;
}

/** The claim as an order keeps it. Without a partner there is no referral, whatever else was said. */
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

/** The code of a referral link: small letters, no spaces around it. Undefined for what is none. */
export const parseAffiliateCode = (said: unknown): string | undefined =>
  typeof said === 'string' ? boundedText(said.toLowerCase(), CLAIM_MAX_LENGTHS.partnerId) : undefined;

/** A text that fits; undefined for everything else, for attribution must not cost a sale. */
export const parseText = (said: unknown, most: number): string | undefined =>
  typeof said === 'string' ? boundedText(said, most) : undefined;

/** A moment as ISO text, within the years that a column takes. */
export function parseTimestamp(said: unknown): string | undefined {
  const at = typeof said === 'string' && said.length <= 40 ? new Date(said) : null;
  if (at === null || Number.isNaN(at.getTime())) return undefined;
  const year = at.getUTCFullYear();
  return year >= 2000 && year < 3000 ? at.toISOString() : undefined;
}

/** Each part for itself: what of it does not fit is null, and of nothing there is no attribution. */
export function parseAttribution(said: unknown): OrderAttribution | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const part = (name: keyof OrderAttribution, most: number): string | null =>
    parseText(Reflect.get(said, name), most) ?? null;
  const attribution = {
    source: part('source', CLAIM_MAX_LENGTHS.word),
    medium: part('medium', CLAIM_MAX_LENGTHS.word),
    campaign: part('campaign', CLAIM_MAX_LENGTHS.word),
    landingPage: part('landingPage', CLAIM_MAX_LENGTHS.page),
    eventId: part('eventId', CLAIM_MAX_LENGTHS.id),
    eventName: part('eventName', CLAIM_MAX_LENGTHS.word),
  };
  return Object.values(attribution).some((text) => text !== null) ? attribution : undefined;
}

// Counts code points, as the database does.
function boundedText(said: string, most: number): string | undefined {
  const text = said.trim();
  return text !== '' && Array.from(text).length <= most ? text : undefined;
}
