import { ApiError } from '@gallery/api-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';
import { DateTime } from '../text/date-time';
import { Timeline } from '../records/timeline';

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
  expect(screen.getByRole('dialog')).toHaveTextContent('Tell us: req-0001');
});

it.each([
  ['full', '4 Nov 2026, 03:07'],
  ['short', '4 Nov, 03:07'],
  ['day', '4 Nov 2026'],
] as const)('shows a time in the reader’s own zone (%s)', (shape, shown) => {
  const at = new Date(2026, 10, 4, 3, 7).toISOString();
  render(<DateTime at={at} shape={shape} />);
  expect(screen.getByText(shown)).toHaveAttribute('datetime', at);
});

it('lists what happened, with who did it', () => {
  const at = new Date(2026, 10, 14, 13, 58).toISOString();
  render(<Timeline label="History" entries={[{ key: '1', at, text: 'Refunded', by: 'Mara' }]} />);
  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent('14 Nov, 13:58Refunded by Mara');
});
