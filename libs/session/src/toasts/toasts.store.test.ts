import { showToast, useToasts } from './toasts.store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const current = () => useToasts.getState().toast;

it('shows a notice for 5000 ms unless it says otherwise (X7)', () => {
  showToast({ title: 'Copied!' });
  expect(current()).toMatchObject({ title: 'Copied!', tone: 'default', durationMs: 5_000, isOpen: true });
  showToast({ title: 'Slow', durationMs: 9_000 });
  expect(current()?.durationMs).toBe(9_000);
});

it('shows one at once: the newer takes the place, even with the same words', () => {
  showToast({ title: 'Copied!' });
  const first = current()?.id;
  showToast({ title: 'Copied!' });
  expect(current()?.id).not.toBe(first);
});

it('closes what is dismissed and forgets it after 1,000,000 ms', () => {
  showToast({ title: 'Copied!' });
  useToasts.getState().dismiss(current()?.id ?? '');
  expect(current()?.isOpen).toBe(false);
  jest.advanceTimersByTime(999_999);
  expect(current()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(current()).toBeNull();
});

it('is not closed by the clock of the notice before it', () => {
  showToast({ title: 'Old' });
  const old = current()?.id ?? '';
  useToasts.getState().dismiss(old);
  showToast({ title: 'New' });
  useToasts.getState().dismiss(old);
  jest.advanceTimersByTime(1_000_000);
  expect(current()).toMatchObject({ title: 'New', isOpen: true });
});
