import type { EventPhotoOrder } from '@gallery/contracts';
import { EVENT_KEY, VISIT_KEY } from '../arrival/arrival';
import { liveVisitId } from '../live-visit';
import { referral } from '../arrival/referral';
import { isRecord, ofTab, readStored, textIn } from '../stored-json';

/** Referral and attribution as the body of an order has them. */
export type OrderOrigin = Pick<
  EventPhotoOrder,
  'referralPartnerId' | 'referredAt' | 'referralSource' | 'attribution'
>;

type Attribution = OrderOrigin['attribution'];

/** What the browser has kept of how the buyer came here: the referral for 30 days, all else as long as the tab is open. */
export function orderOrigin(): OrderOrigin {
  const found = referral();
  return {
    referralPartnerId: found?.partnerId ?? null,
    ...(found && { referredAt: found.timestamp, referralSource: found.source }),
    attribution: attribution(),
  };
}

/** How the visit began, as far as the page has seen it. */
function attribution(): Attribution {
  const visit = textsOfTab(VISIT_KEY);
  const event = textsOfTab(EVENT_KEY);
  return {
    // The link's own word for it, else the page that linked here: the API tells one from the other.
    source: visit('utmSource') ?? visit('referrer'),
    medium: visit('utmMedium'),
    campaign: visit('utmCampaign'),
    landingPage: visit('landingPage'),
    eventId: event('eventId') ?? liveVisitId(),
    eventName: event('eventName'),
  };
}

/** The texts of a record of this tab, by their names. */
function textsOfTab(key: string): (name: string) => string | null {
  const stored = readStored(ofTab, key);
  return (name) => (isRecord(stored) && textIn(stored, name)) || null;
}
