import { liveVisitPath, noteLiveVisit } from './live-visit';

beforeEach(() => sessionStorage.clear());

it('knows the way back to the event that the tab was at', () => {
  expect(liveVisitPath()).toBeNull();
  noteLiveVisit('event/1');
  expect(liveVisitPath()).toBe('/live-event/event%2F1');
});

it.each(['{', '[]', '{"eventId":7}'])('copes with %j', (stored) => {
  sessionStorage.setItem('live-visit', stored);
  expect(liveVisitPath()).toBeNull();
});
