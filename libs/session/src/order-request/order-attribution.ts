import type { CreateEventPhotoOrder } from '@gallery/contracts';
import { EVENT_ATTRIBUTION_KEY, VISIT_STORAGE_KEY } from '../attribution/landing';
import { visitedEventId } from '../visited-event';
import { currentReferral } from '../attribution/referral';
import { isRecord, tabStorage, readStorage, stringField } from '../browser-storage';

/** Referral and attribution as the body of an order has them. */
export type OrderAttribution = Pick<
  CreateEventPhotoOrder,
  'referralPartnerId' | 'referredAt' | 'referralSource' | 'attribution'
>;

type Attribution = OrderAttribution['attribution'];

/** What the browser has kept of how the buyer came here: the referral for 30 days, all else as long as the tab is open. */
export function orderAttribution(): OrderAttribution {
  const found = currentReferral();
  return {
    referralPartnerId: found?.partnerId ?? null,
    ...(found && { referredAt: found.timestamp, referralSource: found.source }),
    attribution: visitAttribution(),
  };
}

/** How the visit began, as far as the page has seen it. */
function visitAttribution(): Attribution {
  const visit = tabStorageReader(VISIT_STORAGE_KEY);
  const event = tabStorageReader(EVENT_ATTRIBUTION_KEY);
  return {
    // The link's own word for it, else the page that linked here: the API tells one from the other.
    source: visit('utmSource') ?? visit('referrer'),
    medium: visit('utmMedium'),
    campaign: visit('utmCampaign'),
    landingPage: visit('landingPage'),
    eventId: event('eventId') ?? visitedEventId(),
    eventName: event('eventName'),
  };
}

/** The texts of a record of this tab, by their names. */
function tabStorageReader(key: string): (name: string) => string | null {
  const stored = readStorage(tabStorage, key);
  return (name) => (isRecord(stored) && stringField(stored, name)) || null;
}
