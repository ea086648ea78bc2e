import { notify, useNotices } from './notices.store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const current = () => useNotices.getState().notice;

it('shows a notice for 5000 ms unless it says otherwise (X7)', () => {
  notify({ title: 'Copied!' });
  expect(current()).toMatchObject({ title: 'Copied!', tone: 'default', durationMs: 5_000, isOpen: true });
  notify({ title: 'Slow', durationMs: 9_000 });
  expect(current()?.durationMs).toBe(9_000);
});

it('shows one at once: the newer takes the place, even with the same words', () => {
  notify({ title: 'Copied!' });
  const first = current()?.id;
  notify({ title: 'Copied!' });
  expect(current()?.id).not.toBe(first);
});

it('closes what is dismissed and forgets it after 1,000,000 ms', () => {
  notify({ title: 'Copied!' });
  useNotices.getState().dismiss(current()?.id ?? '');
  expect(current()?.isOpen).toBe(false);
  jest.advanceTimersByTime(999_999);
  expect(current()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(current()).toBeNull();
});

it('is not closed by the clock of the notice before it', () => {
  notify({ title: 'Old' });
  const old = current()?.id ?? '';
  useNotices.getState().dismiss(old);
  notify({ title: 'New' });
  useNotices.getState().dismiss(old);
  jest.advanceTimersByTime(1_000_000);
  expect(current()).toMatchObject({ title: 'New', isOpen: true });
});
