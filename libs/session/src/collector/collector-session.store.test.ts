import { useCollectorSession } from './collector-session.store';

const KEY = 'collector-session';
const { start, end } = useCollectorSession.getState();
const sessionId = () => useCollectorSession.getState().sessionId;

beforeEach(() => {
  localStorage.clear();
  end();
});
afterEach(() => jest.restoreAllMocks());

it('keeps the session in the browser and tells the page of the sign-in (C13, C14, X10)', () => {
  const heard = jest.fn();
  window.addEventListener('login-success', heard, { once: true });
  start('secret');
  expect(sessionId()).toBe('secret');
  expect(localStorage.getItem(KEY)).toBe('secret');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('forgets the session at sign-out (C17)', () => {
  start('secret');
  end();
  expect(sessionId()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows what another tab does', () => {
  localStorage.setItem(KEY, 'from-elsewhere');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(sessionId()).toBe('from-elsewhere');
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(sessionId()).toBeNull();
});

it('is over when the server has refused it (C16)', () => {
  start('secret');
  window.dispatchEvent(new Event('collector-session-ended'));
  expect(sessionId()).toBeNull();
});

it('is signed in for this page where nothing may be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  start('secret');
  expect(sessionId()).toBe('secret');
});

it('begins signed out, as on the server, whatever is stored', () => {
  start('secret');
  expect(useCollectorSession.getInitialState().sessionId).toBeNull();
});
