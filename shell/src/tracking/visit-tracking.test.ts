import { useGallerySettings } from '@gallery/session';
import { parseLanding } from '@gallery/session/attribution';
import { orderAttribution } from '@gallery/session/order-request';
import { gallerySettings } from '@gallery/testing';
import { createBrowserRouter } from 'react-router';
import type { PageRouter } from '../router';
import { trackVisit } from './visit-tracking';

const PAGES = '/api/analytics/track';
const VISITS = '/api/traffic-tracking';

let router: PageRouter;
let listening: jest.SpiedFunction<typeof window.addEventListener>;
let sent: { path: string; body: string }[] = [];

/** Opens a page, as the browser does, and lets the visit be followed. */
function arrive(path: string, referrer = ''): void {
  history.replaceState(null, '', path);
  const arrival = parseLanding(location.href, referrer);
  router = createBrowserRouter([{ path: '*', Component: () => null }]);
  trackVisit(router, arrival);
}

/** What is sent of a kind when the visitor leaves. */
function leave(path: string): unknown[] {
  window.dispatchEvent(new Event('pagehide'));
  return sent.filter((batch) => batch.path === path).flatMap(({ body }) => recordsIn(body));
}

function recordsIn(body: string): unknown[] {
  const batch: unknown = JSON.parse(body);
  const isBatch = typeof batch === 'object' && batch !== null && 'records' in batch;
  return isBatch && Array.isArray(batch.records) ? batch.records : [];
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'referral=; max-age=0';
  useGallerySettings.getState().update(gallerySettings());
  listening = jest.spyOn(window, 'addEventListener');
  sent = [];
  Object.assign(navigator, {
    sendBeacon: (path: string, body: string) => sent.push({ path, body }) > 0,
  });
});
afterEach(() => {
  router.dispose();
  leave(PAGES);
  // The page stays, the visit ends.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  jest.useRealTimers();
});

it('takes a partner’s code out of the address once it is kept (T2)', () => {
  arrive('/fine-art?ref=Selma&series=florals#top');
  expect(orderAttribution().referralPartnerId).toBe('selma');
  expect(location.href).toBe('http://localhost/fine-art?series=florals#top');
  // A page that goes on from the router's address does not write the code back.
  expect(router.state.location.search).toBe('?series=florals');
});

it('tells of the first page with the partner whose code has gone by then (T6, G93)', () => {
  arrive('/fine-art?ref=Selma&utm_source=letter&utm_campaign=autumn', 'https://www.google.com/');
  expect(leave(PAGES)).toEqual([
    {
      page: '/fine-art',
      sessionId: expect.any(String),
      referrer: 'https://www.google.com/',
      utmSource: 'letter',
      utmCampaign: 'autumn',
      isPartner: true,
      partnerCode: 'selma',
    },
  ]);
});

it('tells where the visit came from, once (T5)', async () => {
  arrive('/about?utm_source=letter&utm_medium=email&utm_campaign=autumn&event_id=opening');
  await router.navigate('/contact');
  expect(leave(VISITS)).toEqual([
    {
      source: 'letter',
      medium: 'email',
      campaign: 'autumn',
      referrer: '',
      landingPage: '/about',
      eventId: 'opening',
      sessionId: expect.any(String),
    },
  ]);
});

it('tells of an event that is visited later (T5)', async () => {
  arrive('/live-events');
  await router.navigate('/live-event/opening');
  const [began, came] = leave(VISITS);
  expect(began).not.toHaveProperty('eventId');
  expect(came).toMatchObject({ eventId: 'opening', landingPage: '/live-events' });
});

it('tells of each page that is reached, on and back, and of no change of a page (T6, T7)', async () => {
  arrive('/fine-art');
  await router.navigate('/about');
  await router.navigate('/about?more=1#end');
  await router.navigate('/fine-art', { replace: true });
  const isBack = new Promise((resolve) => router.subscribe(resolve));
  history.back();
  await isBack;
  const pages = ['/fine-art', '/about', '/fine-art', '/about'];
  expect(leave(PAGES)).toMatchObject(pages.map((page) => ({ page })));
});

it('tells of a page that is come back to from another site, and of no second visit (T6)', () => {
  arrive('/fine-art');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(leave(PAGES)).toMatchObject([{ page: '/fine-art' }, { page: '/fine-art' }]);
  expect(leave(VISITS)).toHaveLength(1);
});

it('tells of nothing in the console', async () => {
  arrive('/admin/orders');
  await router.navigate('/admin');
  expect(leave(PAGES)).toEqual([]);
});

it('sends records together after some seconds, and no record twice', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  arrive('/');
  await router.navigate('/about');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(5_000);
  expect(leave(PAGES)).toMatchObject([{ page: '/' }, { page: '/about' }]);
  expect(sent).toHaveLength(2);
});

describe('tells nothing', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    Reflect.deleteProperty(navigator, 'webdriver');
  });

  it.each([
    [
      'where the owner counts no visits',
      () => useGallerySettings.getState().update(gallerySettings({ countsVisits: false })),
    ],
    ['of who asks for privacy', () => Object.assign(navigator, { globalPrivacyControl: true })],
    ['of a robot', () => Object.assign(navigator, { webdriver: true })],
  ])('%s, and keeps the referral (G94)', (_why, arrange) => {
    arrange();
    arrive('/?ref=selma&utm_source=letter');
    expect(leave(PAGES)).toEqual([]);
    expect(sessionStorage.getItem('visit')).toBeNull();
    expect(orderAttribution().referralPartnerId).toBe('selma');
  });
});
