import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster, type ToastData } from './toaster';

const notice = (named: Partial<ToastData> = {}): ToastData => ({
  id: '1',
  title: 'Payment Failed',
  description: 'The card was declined by its bank.',
  tone: 'default',
  durationMs: 5_000,
  isOpen: true,
  ...named,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const dismissed = jest.fn();
beforeEach(() => dismissed.mockClear());

const toast = () => screen.getByText('Payment Failed').closest('li');

it('disappears when its time is over, not before (X7)', () => {
  render(<Toaster toast={notice()} onDismiss={dismissed} />);
  act(() => jest.advanceTimersByTime(4_999));
  expect(dismissed).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(dismissed).toHaveBeenCalledWith('1');
});

it('can be dismissed with its button', () => {
  render(<Toaster toast={notice()} onDismiss={dismissed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dismissed).toHaveBeenCalledWith('1');
});

it('is focused with F8 (X7)', () => {
  render(<Toaster toast={notice()} onDismiss={dismissed} />);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(toast());
  expect(screen.getByRole('list')).toHaveFocus();
});

it('shows only the newer notice', () => {
  const { rerender } = render(<Toaster toast={notice()} onDismiss={dismissed} />);
  rerender(
    <Toaster toast={notice({ id: '2', title: 'Copied!', description: undefined })} onDismiss={dismissed} />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Copied!')).toBeInTheDocument();
});

it('shows nothing once dismissed', () => {
  render(<Toaster toast={notice({ isOpen: false })} onDismiss={dismissed} />);
  expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
});

it('offers its action once', () => {
  const undone = jest.fn();
  render(<Toaster toast={notice({ action: { label: 'Undo', onPress: undone } })} onDismiss={dismissed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toHaveBeenCalledTimes(1);
  expect(dismissed).toHaveBeenCalledWith('1');
});
