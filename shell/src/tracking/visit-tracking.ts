import { useGallerySettings } from '@gallery/session';
import { startVisit, saveAttribution, parseLanding, type Arrival } from '@gallery/session/attribution';
import { sendVisitRecords, type VisitRecordPath } from '@gallery/api-client';
import type { PageRouter } from '../router';

/** Between a page's load and the moment when its address is read, in milliseconds. */
const DELAY_AFTER_LOAD_MS = 100;

/**
 * Follows the visit once the page has loaded and is looked at: a page that the browser fetches ahead, or opens behind
 * another one, has no frames until then.
 */
export function startVisitTracking(router: PageRouter): void {
  // As it is now: the page may have another address by then.
  const arrival = parseLanding(location.href, document.referrer);
  const start = () =>
    requestAnimationFrame(() => setTimeout(() => trackVisit(router, arrival), DELAY_AFTER_LOAD_MS));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/**
 * Keeps what the visitor has brought along, takes the partner's code out of the address, and tells the API of each page
 * that is reached.
 */
export function trackVisit(router: PageRouter, arrival: Arrival): void {
  saveAttribution(arrival);
  if (isTrackingAllowed()) trackPageViews(router, arrival);
  // Through the router, whose pages would otherwise write it back. A navigation under way leaves it behind anyway.
  if (arrival.partnerCode !== undefined && router.state.navigation.state === 'idle') {
    const { pathname, hash, searchParams } = new URL(location.href);
    for (const name of ['ref', 'referral']) searchParams.delete(name);
    void router.navigate(
      { pathname, search: searchParams.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  }
}

function trackPageViews(router: PageRouter, arrival: Arrival): void {
  const { landingPage, ...visit } = startVisit(arrival);
  const { sessionId, referrer, utmSource: source, utmMedium: medium, utmCampaign: campaign } = visit;
  let shown: string | undefined;

  const tellOf = (page: string) => enqueueRecord('/api/analytics/track', { page, ...visit });
  const show = (page: string) => {
    if (page === shown || page.startsWith('/admin')) return;
    const eventId = /^\/live-event\/([^/]+)/.exec(page)?.[1] ?? (shown ? undefined : arrival.eventId);
    if (eventId || !shown)
      enqueueRecord('/api/traffic-tracking', {
        source,
        medium,
        campaign,
        referrer,
        landingPage,
        eventId,
        sessionId,
      });
    tellOf(page);
    shown = page;
  };
  show(arrival.page);
  // A quick visitor is on another page by now.
  router.subscribe(({ location }) => show(location.pathname));
  show(router.state.location.pathname);

  // The page is restored on return from another site: the router gets no event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.location.pathname === shown) tellOf(shown);
  });
  // The last events that are certain to come: phones end pages without another one.
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, flushRecords);
}

/** Whether the owner counts visits, and the visitor is a person who has not asked to be left alone. */
const isTrackingAllowed = (): boolean =>
  useGallerySettings.getState().settings.countsVisits &&
  !navigator.webdriver &&
  !Reflect.get(navigator, 'globalPrivacyControl');

/** How long a record waits for others to be sent with, in milliseconds. */
const FLUSH_DELAY_MS = 5_000;

const queuedRecords = new Map<VisitRecordPath, object[]>();

/** Sends a record soon, together with others of its kind. */
function enqueueRecord(path: VisitRecordPath, record: object): void {
  queuedRecords.set(path, [...(queuedRecords.get(path) ?? []), record]);
  setTimeout(flushRecords, FLUSH_DELAY_MS);
}

/** Sends pending records: when their time has come, and when the page is about to be left. */
function flushRecords(): void {
  queuedRecords.forEach((records, path) => sendVisitRecords(path, records));
  queuedRecords.clear();
}
