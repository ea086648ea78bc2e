import type { CreateEventPhotoOrder } from '@gallery/contracts';
import { EVENT_ATTRIBUTION_KEY, VISIT_STORAGE_KEY } from '../attribution/landing';
import { visitedEventId } from '../visited-event';
import { currentReferral } from '../attribution/referral-storage';
import { isRecord, tabStorage, readStorage, stringField } from '../browser-storage';

/** Referral and attribution as in the body of an order. */
export type OrderAttribution = Pick<
  CreateEventPhotoOrder,
  'referralPartnerId' | 'referredAt' | 'referralSource' | 'attribution'
>;

type Attribution = OrderAttribution['attribution'];

/** What the browser stored about how the buyer came: the referral for the attribution window, the rest while the tab is open. */
export function orderAttribution(): OrderAttribution {
  const found = currentReferral();
  return {
    referralPartnerId: found?.partnerId ?? null,
    ...(found && { referredAt: found.timestamp, referralSource: found.source }),
    attribution: visitAttribution(),
  };
}

/** How the visit began. */
function visitAttribution(): Attribution {
  const visit = tabStorageReader(VISIT_STORAGE_KEY);
  const event = tabStorageReader(EVENT_ATTRIBUTION_KEY);
  return {
    // The link's `utm_source`, else the referrer: the API tells one from the other.
    source: visit('utmSource') ?? visit('referrer'),
    medium: visit('utmMedium'),
    campaign: visit('utmCampaign'),
    landingPage: visit('landingPage'),
    eventId: event('eventId') ?? visitedEventId(),
    eventName: event('eventName'),
  };
}

/** The texts of a stored record, by name. */
function tabStorageReader(key: string): (name: string) => string | null {
  const stored = readStorage(tabStorage, key);
  return (name) => (isRecord(stored) && stringField(stored, name)) || null;
}
