import { startVisit, saveAttribution, parseLanding } from '../attribution/landing';
import { saveVisitedEvent } from '../visited-event';
import { orderAttribution } from './order-attribution';

const ORIGIN = 'https://gallery.example';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'referral=; max-age=0';
});

const attribution = () => orderAttribution().attribution;

const nothing = {
  source: null,
  medium: null,
  campaign: null,
  landingPage: null,
  eventId: null,
  eventName: null,
};

it('is empty for an unknown visitor', () => {
  expect(orderAttribution()).toEqual({ referralPartnerId: null, attribution: nothing });
});

it('has the link’s own parameters', () => {
  const link = `${ORIGIN}/about?utm_source=letter&utm_medium=email&utm_campaign=autumn`;
  startVisit(parseLanding(link, 'https://mail.example/'));
  expect(attribution()).toEqual({
    ...nothing,
    source: 'letter',
    medium: 'email',
    campaign: 'autumn',
    landingPage: '/about',
  });
});

it('has the referring page if the link has none', () => {
  startVisit(parseLanding(`${ORIGIN}/`, 'https://www.instagram.com/'));
  expect(attribution()).toMatchObject({ source: 'https://www.instagram.com/', medium: null });
});

it('has the event in the link, or else the one the tab was at', () => {
  saveVisitedEvent('evening');
  expect(attribution()).toMatchObject({ eventId: 'evening', eventName: null });
  saveAttribution(parseLanding(`${ORIGIN}/?event_id=opening&event_name=Opening`, ''));
  expect(attribution()).toMatchObject({ eventId: 'opening', eventName: 'Opening' });
});

it('is sent with an order, and so is the referral with its time and URL (P24)', () => {
  saveAttribution(parseLanding(`${ORIGIN}/?ref=selma`, ''));
  expect(orderAttribution()).toEqual({
    referralPartnerId: 'selma',
    referredAt: expect.stringMatching(/^\d{4}-.+Z$/),
    referralSource: `${ORIGIN}/?ref=selma`,
    attribution: nothing,
  });
});

it.each(['{', '[]', '{"landingPage":7,"eventId":{}}'])('handles %j in the tab’s storage', (text) => {
  for (const key of ['visit', 'event-attribution', 'live-visit']) sessionStorage.setItem(key, text);
  expect(attribution()).toEqual(nothing);
});
