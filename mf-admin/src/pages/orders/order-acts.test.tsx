import { saveStaffSession } from '@gallery/api-client';
import type { EmailList, EmailRow } from '@gallery/contracts';
import { useToasts } from '@gallery/session';
import {
  anOrderRecord,
  anOrderReferral,
  anOrderRow,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const MOVE = 'POST /api/admin/orders/{orderNumber}/status';
const EMAILS = 'GET /api/admin/emails';
const record = anOrderRecord();
const { orderNumber, email } = record.receipt;

const emailRow = (named: Partial<EmailRow> = {}): EmailRow => ({
  id: 'email-1',
  kind: 'mail',
  recipient: email,
  subject: 'Your prints are on their way',
  state: 'delivered',
  attempts: 0,
  lastError: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  dueAt: '2026-11-22T10:00:00.000Z',
  deliveredAt: null,
  isContentRetained: true,
  ...named,
});
const listOf = (...items: EmailRow[]): EmailList => ({ items, total: items.length, nextCursor: null });

beforeAll(() => import('./orders.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

function show(api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path: `/admin/orders/${orderNumber}`,
    api: {
      'GET /api/admin/orders': { items: [anOrderRow()], total: 1, nextCursor: null },
      'GET /api/admin/orders/{orderNumber}': record,
      'GET /api/admin/orders/{orderNumber}/certificates': [],
      'GET /api/admin/orders/{orderNumber}/payment-requests': [],
      'GET /api/admin/orders/{orderNumber}/referral': anOrderReferral({
        attributionStatus: null,
        partner: null,
        code: null,
      }),
      [EMAILS]: listOf(),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

async function ship(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
}

const toast = () => useToasts.getState().toast;

it('says that the status is changed, and what the buyer was told, with the text to read', async () => {
  let emails = listOf(emailRow({ id: 'before', subject: 'Your order' }));
  const { user } = show({
    [EMAILS]: () => emails,
    [MOVE]: () => {
      emails = listOf(
        emailRow(),
        emailRow({ id: 'ours', recipient: 'sales@tfgallery.example', subject: 'Shipped' }),
        ...emails.items,
      );
      return record;
    },
    'GET /api/admin/emails/{id}': { ...emailRow(), text: 'They left the studio today.' },
  });
  await screen.findByText('Your order');
  await ship(user);
  const told = await screen.findByText(/was just emailed: “Your prints are on their way”/);
  expect(told).toHaveTextContent(record.receipt.customerName);
  expect(screen.getAllByText(/was just emailed/)).toHaveLength(1);
  expect(toast()?.title).toBe(`${orderNumber} is now shipped`);
  await user.click(screen.getByRole('button', { name: 'Read Your prints are on their way' }));
  expect(await screen.findByText('They left the studio today.')).toBeVisible();
});

it('says of an email with a personal link why its text is not shown', async () => {
  const masked = `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`;
  let emails = listOf();
  const { user } = show({
    [EMAILS]: () => emails,
    [MOVE]: () => {
      emails = listOf(emailRow({ recipient: masked, subject: 'A payment', isContentRetained: false }));
      return record;
    },
    'GET /api/admin/emails/{id}': { ...emailRow(), text: null },
  });
  await ship(user);
  await user.click(await screen.findByRole('button', { name: 'Read A payment' }));
  expect(await screen.findByText(/contains a personal link/)).toBeVisible();
});

it('moves by one press, offers the way back for ten seconds, and says that the buyer was not told', async () => {
  const delivered = { ...record, moves: ['completed' as const] };
  const shipped = { ...delivered, receipt: { ...record.receipt, status: 'delivered' as const } };
  const { user, calls } = show({
    'GET /api/admin/orders/{orderNumber}': shipped,
    [MOVE]: shipped,
    'POST /api/admin/orders/{orderNumber}/status/undo': shipped,
  });
  await user.click(await screen.findByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(toast()?.title).toBe(`${orderNumber} is now completed`));
  expect(toast()).toMatchObject({ durationMs: 10_000, action: { label: 'Undo' } });
  act(() => toast()?.action?.onPress());
  await waitFor(() => expect(toast()?.title).toBe(`${orderNumber} is delivered again`));
  expect(toast()?.description).toBe(`No email was sent to ${record.receipt.customerName}.`);
  expect(calls.some(({ path }) => path.endsWith('/status/undo'))).toBe(true);
});

it('says what the buyer will be told while the change can be taken back', async () => {
  let emails = listOf();
  const { user } = show({
    [EMAILS]: () => emails,
    [MOVE]: () => {
      emails = listOf(emailRow({ state: 'waiting' }));
      return record;
    },
  });
  await ship(user);
  expect(await screen.findByText(/will be emailed in a moment: “Your prints/)).toBeVisible();
});

it('says that a refund has started', async () => {
  const { user } = show({ 'POST /api/admin/orders/{orderNumber}/refunds': record });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Damaged');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(toast()?.title).toBe('Refund started'));
});

describe('the link of an open payment', () => {
  const open = {
    id: 'request-1',
    orderNumber,
    paymentIntent: null,
    state: 'open' as const,
    lines: [{ kind: 'shipping' as const, description: 'Delivery of minis', amount: 20 }],
    total: 20,
    currency: 'usd',
    createdBy: 'gallery',
    createdAt: '2026-11-14T13:58:00.000Z',
    expiresAt: '2027-11-14T13:58:00.000Z',
    paidAt: null,
  };

  it('is sent again', async () => {
    const { user, calls } = show({
      'GET /api/admin/orders/{orderNumber}/payment-requests': [open],
      'POST /api/admin/orders/{orderNumber}/payment-requests/{id}/email': {},
    });
    await user.click(await screen.findByRole('button', { name: 'Send link again' }));
    expect(await screen.findByText('Sending again.')).toBeVisible();
    expect(calls.some(({ path }) => path.endsWith('/payment-requests/request-1/email'))).toBe(true);
  });

  it('is copied, and shown for browsers without a clipboard', async () => {
    const link = 'https://gallery.example/checkout?payment_request=request-1&key=k';
    const { user } = show({
      'GET /api/admin/orders/{orderNumber}/payment-requests': [open],
      'POST /api/admin/orders/{orderNumber}/payment-requests/{id}/link': { link },
    });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(link)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(toast()?.title).toBe('Link Copied');
  });
});

it('a caption that was typed stays when someone else has changed it meanwhile', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  let picture = { id: 'p-1', url: '/p.jpg', caption: 'Drying', version: 1, width: 300, height: 200, at };
  const { user } = show({
    'GET /api/admin/orders/{orderNumber}': () => ({
      ...record,
      receipt: { ...record.receipt, pictures: [picture] },
    }),
    'PATCH /api/admin/orders/{orderNumber}/pictures/{id}': () => {
      picture = { ...picture, caption: 'Signed', version: 2 };
      return refusal('changed_meanwhile', { details: { version: 2 } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change the caption: Drying' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Caption' }));
  await user.clear(dialog.getByLabelText('Caption'));
  await user.type(dialog.getByLabelText('Caption'), 'Framed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It now says: “Signed” Save again to keep yours.')).toBeVisible();
  expect(dialog.getByLabelText('Caption')).toHaveValue('Framed');
});
