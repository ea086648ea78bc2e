import { saveStaffSession } from '@gallery/api-client';
import { useToasts } from '@gallery/session';
import {
  aMessageRow,
  anApplicationMessage,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const ONE = 'GET /api/admin/inbox/{id}';
const APPROVE = 'POST /api/admin/inbox/{id}/affiliate';
const record = anApplicationMessage();

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./inbox.page'));
beforeEach(() => {
  window.sessionStorage.clear();
  saveStaffSession(aStaffSession());
});

function show(api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path: `/admin/inbox/${record.id}`,
    api: {
      'GET /api/admin/inbox': { items: [aMessageRow()], total: 1, nextCursor: null },
      'GET /api/admin/inbox/counts': { awaitingReply: 1, late: 0 },
      'GET /api/admin/inbox/assignees': [],
      [ONE]: record,
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

it('shows all that an applicant has told', async () => {
  show();
  const message = within(await screen.findByRole('region', { name: 'Message' }));
  for (const told of [
    'Interior Designer',
    'Dallas',
    '+1 214 555 0100',
    'Marsh Interiors',
    'marsh.example/work',
    'Hotels',
    'Ten years of rooms.',
    'I know three clients already.',
  ]) {
    expect(await message.findByText(told)).toBeVisible();
  }
});

it('approves with name, code and rate proposed (P19)', async () => {
  const { user, calls } = show({ [APPROVE]: record });
  const dialog = await press(user, 'Approve');
  fireEvent.change(dialog.getByLabelText('Commission rate (%)'), { target: { value: '25.5' } });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      partnerName: 'Marsh Interiors',
      partnerId: 'marsh-interiors',
      email: 'elena@marsh.example',
      commissionRate: '25.5',
      version: 2,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that there is a new partner, though the dialog is gone with the application (G79)', async () => {
  let isDecided = false;
  const decided = anApplicationMessage({ application: null });
  const { user } = show({
    [ONE]: () => (isDecided ? decided : record),
    [APPROVE]: () => {
      isDecided = true;
      return decided;
    },
  });
  const dialog = await press(user, 'Approve');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Partner Created'));
});

it('says at its field that a code is taken, and keeps what was typed', async () => {
  const taken = 'Another partner already has this ID.';
  const { user } = show({ [APPROVE]: () => refusal('validation_failed', { fields: { partnerId: taken } }) });
  const dialog = await press(user, 'Approve');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText(taken)).toBeVisible();
  expect(dialog.getByLabelText('Partner name')).toHaveValue('Marsh Interiors');
});

it('declines in words of its own', async () => {
  const { user, calls } = show({ 'POST /api/admin/inbox/{id}/decline': record });
  const dialog = await press(user, 'Decline');
  fireEvent.change(dialog.getByLabelText(/Personal message/), { target: { value: 'In spring.' } });
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      version: 2,
      words: 'In spring.',
    }),
  );
  await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Application declined'));
});

it('is decided by the owner alone', async () => {
  saveStaffSession(aStaffSession({ role: 'staff' }));
  show();
  await screen.findByText('Ten years of rooms.');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

const approved = anApplicationMessage({
  state: 'answered',
  application: record.application && { ...record.application, state: 'approved' },
  history: [
    {
      id: 'e1',
      kind: 'partner',
      at: '2026-11-22T08:00:00.000Z',
      actor: 'owner',
      subject: null,
      text: 'Marsh Interiors',
      reference: 'partner-1',
      mail: null,
    },
  ],
});

it('names the partner to staff, who have no page of partners', async () => {
  saveStaffSession(aStaffSession({ role: 'staff' }));
  show({ [ONE]: approved });
  expect(await screen.findByText(/Became selling partner/)).toHaveTextContent('Marsh Interiors');
  expect(screen.queryByRole('link', { name: 'Marsh Interiors' })).toBeNull();
});

it('once approved leads to the partner, and offers no decision', async () => {
  show({ [ONE]: approved });
  expect(await screen.findByRole('link', { name: 'Marsh Interiors' })).toHaveAttribute(
    'href',
    '/admin/partners/partner-1',
  );
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
