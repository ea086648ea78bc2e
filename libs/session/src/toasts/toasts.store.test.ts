import { showToast, useToasts } from './toasts.store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const current = () => useToasts.getState().toast;

it('shows a notice for 5000 ms by default (X7)', () => {
  showToast({ title: 'Copied!' });
  expect(current()).toMatchObject({ title: 'Copied!', tone: 'default', durationMs: 5_000, isOpen: true });
  showToast({ title: 'Slow', durationMs: 9_000 });
  expect(current()?.durationMs).toBe(9_000);
});

it('shows one at a time: a newer one replaces it, even with the same text', () => {
  showToast({ title: 'Copied!' });
  const first = current()?.id;
  showToast({ title: 'Copied!' });
  expect(current()?.id).not.toBe(first);
});

it('closes a dismissed notice and removes it after 1,000,000 ms', () => {
  showToast({ title: 'Copied!' });
  useToasts.getState().dismiss(current()?.id ?? '');
  expect(current()?.isOpen).toBe(false);
  jest.advanceTimersByTime(999_999);
  expect(current()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(current()).toBeNull();
});

it('is not closed by the previous notice’s timer', () => {
  showToast({ title: 'Old' });
  const old = current()?.id ?? '';
  useToasts.getState().dismiss(old);
  showToast({ title: 'New' });
  useToasts.getState().dismiss(old);
  jest.advanceTimersByTime(1_000_000);
  expect(current()).toMatchObject({ title: 'New', isOpen: true });
});
