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

it('goes when its time is over, not before (X7)', () => {
  render(<Toaster toast={notice()} onDismiss={dismissed} />);
  act(() => jest.advanceTimersByTime(4_999));
  expect(dismissed).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(dismissed).toHaveBeenCalledWith('1');
});

it('goes by its word', () => {
  render(<Toaster toast={notice()} onDismiss={dismissed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dismissed).toHaveBeenCalledWith('1');
});

it('takes the focus by F8 (X7)', () => {
  render(<Toaster toast={notice()} onDismiss={dismissed} />);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(toast());
  expect(screen.getByRole('list')).toHaveFocus();
});

it('shows the newer notice alone', () => {
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

it('offers what can be done about it, once', () => {
  const undone = jest.fn();
  render(<Toaster toast={notice({ action: { label: 'Undo', onPress: undone } })} onDismiss={dismissed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toHaveBeenCalledTimes(1);
  expect(dismissed).toHaveBeenCalledWith('1');
});
