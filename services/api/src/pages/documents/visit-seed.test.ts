import { visitCookie, visitSeed } from './visit-seed';

test('finds a visit’s seed among other cookies', () => {
  expect(visitSeed('visit=17')).toEqual({ seed: 17, isNew: false });
  expect(visitSeed('a=1; visit=31; b=2')).toEqual({ seed: 31, isNew: false });
});

test.each([undefined, '', 'visit=', 'visit=32', 'visit=1x', 'revisit=7'])(
  'draws a new seed if there is none of ours: %s',
  (cookies) => {
    const { seed, isNew } = visitSeed(cookies);
    expect(isNew && Number.isInteger(seed) && seed >= 0 && seed < 32).toBe(true);
  },
);

test('the cookie ends with the session, and is sent encrypted where the gallery is', () => {
  expect(visitCookie(17, false)).toBe('visit=17; Path=/; HttpOnly; SameSite=Lax');
  expect(visitCookie(17, true)).toBe('visit=17; Path=/; HttpOnly; SameSite=Lax; Secure');
});
