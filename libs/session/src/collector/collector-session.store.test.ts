import { useCollectorSession } from './collector-session.store';

const KEY = 'collector-session';
const { start, end } = useCollectorSession.getState();
const sessionId = () => useCollectorSession.getState().sessionId;

beforeEach(() => {
  localStorage.clear();
  end();
});
afterEach(() => jest.restoreAllMocks());

it('stores the session in the browser and tells the page about the sign-in (C13, C14, X10)', () => {
  const heard = jest.fn();
  window.addEventListener('login-success', heard, { once: true });
  start('secret');
  expect(sessionId()).toBe('secret');
  expect(localStorage.getItem(KEY)).toBe('secret');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('removes the session at sign-out (C17)', () => {
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

it('ends when the server rejects it (C16)', () => {
  start('secret');
  window.dispatchEvent(new Event('collector-session-ended'));
  expect(sessionId()).toBeNull();
});

it('is signed in on this page even if nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  start('secret');
  expect(sessionId()).toBe('secret');
});

it('starts signed out, as on the server, whatever is stored', () => {
  start('secret');
  expect(useCollectorSession.getInitialState().sessionId).toBeNull();
});
