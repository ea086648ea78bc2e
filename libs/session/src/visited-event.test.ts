import { visitedEventPath, saveVisitedEvent } from './visited-event';

beforeEach(() => sessionStorage.clear());

it('knows the way back to the event the tab was at', () => {
  expect(visitedEventPath()).toBeNull();
  saveVisitedEvent('event/1');
  expect(visitedEventPath()).toBe('/live-event/event%2F1');
});

it.each(['{', '[]', '{"eventId":7}'])('handles %j', (stored) => {
  sessionStorage.setItem('live-visit', stored);
  expect(visitedEventPath()).toBeNull();
});
