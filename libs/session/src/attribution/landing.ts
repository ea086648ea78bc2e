import { saveReferral } from './referral-storage';
import { isRecord, tabStorage, readStorage, writeStorage } from '../browser-storage';

/** Session storage: how this tab's visit began. */
export const VISIT_STORAGE_KEY = 'visit';
/** Session storage: the event named by a link. */
export const EVENT_ATTRIBUTION_KEY = 'event-attribution';

/** Maximum length that orders and visits store. */
const MAX_PARAMETER_LENGTH = 120;
const MAX_ADDRESS_LENGTH = 500;

/** What is known about a visit when its first page opens. */
export type Landing = ReturnType<typeof parseLanding>;

/**
 * Parses the landing page's address and the referrer's. Keeps only the parameters named here and the referrer's
 * path: queries can hold secrets.
 */
export function parseLanding(address: string, referrer: string) {
  const { pathname, searchParams } = new URL(address);
  const word = (name: string) => searchParams.get(name)?.trim().slice(0, MAX_PARAMETER_LENGTH) || undefined;
  return {
    address,
    page: pathname,
    /** The code of an affiliate's link. */
    partnerCode: (word('ref') ?? word('referral'))?.toLowerCase(),
    eventId: word('event_id'),
    eventName: word('event_name'),
    trace: {
      referrer: referrer.split('?')[0]?.slice(0, MAX_PARAMETER_LENGTH),
      utmSource: word('utm_source'),
      utmMedium: word('utm_medium'),
      utmCampaign: word('utm_campaign'),
      utmTerm: word('utm_term'),
      utmContent: word('utm_content'),
    },
  };
}

/** Stores the referral and the event of an address. */
export function saveAttribution({ address, partnerCode: partnerId, eventId, eventName }: Landing): void {
  const timestamp = new Date().toISOString();
  if (partnerId) saveReferral({ partnerId, timestamp, source: address.slice(0, MAX_ADDRESS_LENGTH) });
  if (eventId) writeStorage(tabStorage, EVENT_ATTRIBUTION_KEY, { eventId, eventName, timestamp });
}

/**
 * How this tab's visit began. Set by its first page, so that a return from the payment is no new visit. Not
 * validated further: the API trusts no record anyway.
 */
export function startVisit({ page, partnerCode: affiliateCode, trace }: Landing): Record<string, unknown> {
  const stored = readStorage(tabStorage, VISIT_STORAGE_KEY);
  if (isRecord(stored)) return stored;
  const visit = {
    sessionId: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    landingPage: page,
    isPartner: affiliateCode !== undefined,
    partnerCode: affiliateCode,
    ...trace,
  };
  writeStorage(tabStorage, VISIT_STORAGE_KEY, visit);
  return visit;
}
