import { guestPassCookieName, guestPassesIn } from './guest-pass';

test('over https, a pass cookie is bound to its host', () => {
  expect(guestPassCookieName('e1', true)).toBe('__Host-event_pass_e1');
  expect(guestPassCookieName('e1', false)).toBe('event_pass_e1');
});

test('finds passes among other cookies, under both names', () => {
  expect(guestPassesIn('visit=3; __Host-event_pass_e1=one; event_pass_e2=two')).toEqual(['one', 'two']);
});
