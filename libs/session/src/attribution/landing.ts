import { saveReferral } from './referral';
import { isRecord, tabStorage, readStorage, writeStorage } from '../browser-storage';

/** Session storage: how the visit of this tab began. */
export const VISIT_STORAGE_KEY = 'visit';
/** Session storage: the event that a link has named. */
export const EVENT_ATTRIBUTION_KEY = 'event-attribution';

/** As many characters as orders and visits keep. */
const MAX_PARAMETER_LENGTH = 120;
const MAX_ADDRESS_LENGTH = 500;

/** What is known of a visitor when the first page opens. */
export type Landing = ReturnType<typeof parseLanding>;

/**
 * Reads the address that was opened and that of the page which led to it. Of the latter nothing is taken but its path, and
 * of the former nothing but what is asked for: queries can hold keys.
 */
export function parseLanding(address: string, referrer: string) {
  const { pathname, searchParams } = new URL(address);
  const word = (name: string) => searchParams.get(name)?.trim().slice(0, MAX_PARAMETER_LENGTH) || undefined;
  return {
    address,
    page: pathname,
    /** The code of a partner's link. */
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

/** Keeps the referral and the event that the address names. */
export function saveAttribution({ address, partnerCode: partnerId, eventId, eventName }: Landing): void {
  const timestamp = new Date().toISOString();
  if (partnerId) saveReferral({ partnerId, timestamp, source: address.slice(0, MAX_ADDRESS_LENGTH) });
  if (eventId) writeStorage(tabStorage, EVENT_ATTRIBUTION_KEY, { eventId, eventName, timestamp });
}

/**
 * How the visit of this tab began. The first page of a tab says it for all later ones, so that a return from the payment is
 * no new visit. What is stored is not looked at further: the API trusts no record anyway.
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
