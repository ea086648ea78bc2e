import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { gallerySettings } from '@gallery/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';
import { DateTime } from '../text/date-time';
import { Timeline } from '../records/timeline';

beforeEach(() => useGallerySettings.getState().update(gallerySettings()));

function ask(plan: { isBusy?: boolean; failure?: Error } = {}) {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      isOpen
      title="Delete Dunes?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      mutation={{ isPending: plan.isBusy ?? false, error: plan.failure ?? null }}
      failureTitle="Error deleting artwork"
      onClose={() => answers.push('closed')}
      onConfirm={() => answers.push('confirmed')}
    >
      <p>Its certificates stay.</p>
    </ConfirmDialog>,
  );
  return { answers, user: userEvent.setup() };
}

it('asks before something is done, by keyboard: Escape is no', async () => {
  const { answers, user } = ask();
  expect(screen.getByRole('dialog', { name: 'Delete Dunes?' })).toHaveTextContent('Its certificates stay.');
  screen.getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  expect(answers).toEqual(['confirmed', 'closed']);
});

it('cannot be left while it is being done', async () => {
  const { answers, user } = ask({ isBusy: true });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  expect(answers).toEqual([]);
});

it('says inside the dialog why it was not done', () => {
  ask({ failure: ApiError.fromNetworkFailure(new Error('away')) });
  expect(screen.getByRole('dialog')).toHaveTextContent('Error deleting artwork');
});

it('names the call that failed at the gallery, for whoever looks for the reason', async () => {
  const answer = new Response('{"code":"internal"}', {
    status: 500,
    headers: { 'x-request-id': 'req-0001' },
  });
  ask({ failure: await ApiError.fromResponse(answer) });
  expect(screen.getByRole('dialog')).toHaveTextContent('Reference: req-0001');
});

it.each([
  ['full', 'Nov 4, 2026, 3:07 AM CST'],
  ['short', 'Nov 4, 3:07 AM CST'],
  ['day', 'Nov 4, 2026'],
] as const)('shows a time in the gallery’s time zone (%s)', (shape, shown) => {
  const at = '2026-11-04T09:07:00.000Z';
  render(<DateTime at={at} shape={shape} />);
  expect(screen.getByText(shown)).toHaveAttribute('datetime', at);
});

it('lists what happened, with who did it', () => {
  const at = '2026-11-14T19:58:00.000Z';
  const timeline = <Timeline label="History" entries={[{ key: '1', at, text: 'Refunded', by: 'Mara' }]} />;
  render(<QueryClientProvider client={new QueryClient()}>{timeline}</QueryClientProvider>);
  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent(
    'Nov 14, 1:58 PM CSTRefunded by Mara',
  );
});
