import { keepReferral } from './referral';
import { isRecord, ofTab, readStored, writeStored } from '../stored-json';

/** Session storage: how the visit of this tab began. */
export const VISIT_KEY = 'visit';
/** Session storage: the event that a link has named. */
export const EVENT_KEY = 'event-attribution';

/** As many characters as orders and visits keep. */
const LONGEST_WORD = 120;
const LONGEST_SOURCE = 500;

/** What is known of a visitor when the first page opens. */
export type Arrival = ReturnType<typeof readArrival>;

/**
 * Reads the address that was opened and that of the page which led to it. Of the latter nothing is taken but its path, and
 * of the former nothing but what is asked for: queries can hold keys.
 */
export function readArrival(address: string, referrer: string) {
  const { pathname, searchParams } = new URL(address);
  const word = (name: string) => searchParams.get(name)?.trim().slice(0, LONGEST_WORD) || undefined;
  return {
    address,
    page: pathname,
    /** The code of a partner's link. */
    partnerCode: (word('ref') ?? word('referral'))?.toLowerCase(),
    eventId: word('event_id'),
    eventName: word('event_name'),
    trace: {
      referrer: referrer.split('?')[0]?.slice(0, LONGEST_WORD),
      utmSource: word('utm_source'),
      utmMedium: word('utm_medium'),
      utmCampaign: word('utm_campaign'),
      utmTerm: word('utm_term'),
      utmContent: word('utm_content'),
    },
  };
}

/** Keeps the referral and the event that the address names. */
export function keepArrival({ address, partnerCode: partnerId, eventId, eventName }: Arrival): void {
  const timestamp = new Date().toISOString();
  if (partnerId) keepReferral({ partnerId, timestamp, source: address.slice(0, LONGEST_SOURCE) });
  if (eventId) writeStored(ofTab, EVENT_KEY, { eventId, eventName, timestamp });
}

/**
 * How the visit of this tab began. The first page of a tab says it for all later ones, so that a return from the payment is
 * no new visit. What is stored is not looked at further: the API trusts no record anyway.
 */
export function beginVisit({ page, partnerCode, trace }: Arrival): Record<string, unknown> {
  const stored = readStored(ofTab, VISIT_KEY);
  if (isRecord(stored)) return stored;
  const visit = {
    sessionId: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    landingPage: page,
    isPartner: partnerCode !== undefined,
    partnerCode,
    ...trace,
  };
  writeStored(ofTab, VISIT_KEY, visit);
  return visit;
}
