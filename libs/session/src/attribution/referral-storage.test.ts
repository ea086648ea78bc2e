import { saveReferral, currentReferral, type Referral } from './referral-storage';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-22T12:00:00.000Z');

const bySelma: Referral = {
  partnerId: 'selma',
  timestamp: NOW.toISOString(),
  source: 'https://gallery.example/?ref=selma',
};

const storeBoth = (text: string) => {
  localStorage.setItem('referral', text);
  document.cookie = `referral=${encodeURIComponent(text)}`;
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  document.cookie = 'referral=; max-age=0';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is empty without a link', () => {
  expect(currentReferral()).toBeNull();
});

it('is stored in local storage and in a cookie for 30 days (T2)', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  saveReferral(bySelma);
  expect(JSON.parse(localStorage.getItem('referral') ?? '')).toEqual(bySelma);
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^referral=.+; path=\/; max-age=2592000;/));
});

it.each([
  ['the cookie alone', () => localStorage.clear()],
  ['local storage alone', () => (document.cookie = 'referral=; max-age=0')],
])('is found in %s', (_where, lose) => {
  document.cookie = 'my-referral=other';
  saveReferral(bySelma);
  lose();
  expect(currentReferral()).toEqual(bySelma);
});

it('stays the first partner’s while the first link counts (T2)', () => {
  saveReferral(bySelma);
  jest.advanceTimersByTime(29 * DAY_MS);
  saveReferral({ partnerId: 'otto', timestamp: new Date().toISOString(), source: '' });
  expect(currentReferral()).toEqual(bySelma);
});

it('ends 30 days after the link was followed, in both places, and then the next one counts (G74)', () => {
  storeBoth(JSON.stringify(bySelma));
  jest.setSystemTime(NOW.getTime() + 30 * DAY_MS);
  expect(currentReferral()).toBeNull();
  const byOtto = { partnerId: 'otto', timestamp: new Date().toISOString(), source: '' };
  saveReferral(byOtto);
  expect(currentReferral()).toEqual(byOtto);
});

it.each([
  '{',
  '%E0%A4%A',
  '[]',
  '{}',
  JSON.stringify({ ...bySelma, partnerId: 7 }),
  JSON.stringify({ ...bySelma, partnerId: '' }),
  JSON.stringify({ ...bySelma, timestamp: 'soon' }),
  JSON.stringify({ ...bySelma, timestamp: '2999-01-01T00:00:00.000Z' }),
])('is empty if the stored value is damaged: %s', (text) => {
  localStorage.setItem('referral', text);
  document.cookie = `referral=${text}`;
  expect(currentReferral()).toBeNull();
});

it('is lost silently if the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  // Hides the one of its prototype until it is deleted.
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  try {
    expect(() => saveReferral(bySelma)).not.toThrow();
    expect(currentReferral()).toBeNull();
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
});
