import { saveStaffSession } from '@gallery/api-client';
import type { EmailRow } from '@gallery/contracts';
import { aStaffSession, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const mail = (named: Partial<EmailRow> = {}): EmailRow => ({
  id: '0193a0de-0000-7000-8000-00000000000a',
  kind: 'mail',
  recipient: 'elena@marsh.example',
  subject: 'Your order TF-7K3M-Q9XD',
  state: 'delivered',
  attempts: 1,
  lastError: null,
  createdAt: '2026-11-14T13:58:00.000Z',
  dueAt: '2026-11-14T13:58:00.000Z',
  deliveredAt: '2026-11-14T13:58:05.000Z',
  isContentRetained: true,
  ...named,
});

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./emails.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

function show(row: EmailRow, text: string | null, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path: '/admin/emails',
    api: {
      'GET /api/admin/emails': { items: [row], total: 1, nextCursor: null },
      'GET /api/admin/emails/{id}': { ...row, text },
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

it('an email opens to its text and can be sent again', async () => {
  const { user, calls } = show(mail(), 'Dear Elena Marsh,', {
    'POST /api/admin/emails/{id}/resend': { ...mail(), text: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Your order TF-7K3M-Q9XD' }));
  expect(await screen.findByText('Dear Elena Marsh,')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/resend'))).toBe(true));
});

it('an email that failed says with what, and can be tried again', async () => {
  const failed = mail({ state: 'dead', attempts: 12, lastError: 'no such mailbox', deliveredAt: null });
  const { user, calls } = show(failed, null, {
    'POST /api/admin/emails/{id}/retry': { ...failed, text: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Your order TF-7K3M-Q9XD' }));
  expect(await screen.findByText(/12 attempts: no such mailbox/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/retry'))).toBe(true));
});

it('an email with a personal link shows its text to nobody', async () => {
  const { user } = show(mail({ isContentRetained: false, recipient: 'e…@marsh.example' }), null);
  await user.click(await screen.findByRole('button', { name: 'Your order TF-7K3M-Q9XD' }));
  expect(await screen.findByText(/contains a personal link/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('says that a search found more than were counted', async () => {
  show(mail(), null, {
    'GET /api/admin/emails': { items: [mail()], total: 1_000, isTotalMinimum: true, nextCursor: 'more' },
  });
  expect(await screen.findByText('1000+, failed ones first')).toBeVisible();
});
