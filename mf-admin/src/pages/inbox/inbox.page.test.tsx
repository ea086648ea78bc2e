import { saveStaffSession } from '@gallery/api-client';
import type { MessageList } from '@gallery/contracts';
import {
  aMessageRecord,
  aMessageRow,
  anInventoryEdition,
  anInventoryRow,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/inbox';
const ONE = 'GET /api/admin/inbox/{id}';
const REPLY = 'POST /api/admin/inbox/{id}/replies';
const SELL = 'POST /api/admin/inbox/{id}/orders';

const record = aMessageRecord();
const PAGE = `/admin/inbox/${record.id}`;
const list = (...items: MessageList['items']): MessageList => ({
  items,
  total: items.length,
  nextCursor: null,
});

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./inbox.page'));
beforeEach(() => {
  window.sessionStorage.clear();
  saveStaffSession(aStaffSession());
});

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [LIST]: list(aMessageRow()),
      // Before the message's own address, whose pattern they match as well.
      'GET /api/admin/inbox/counts': { awaitingReply: 3, late: 1 },
      'GET /api/admin/inbox/assignees': [{ id: 'staff-1', username: 'mara', firstName: 'Mara' }],
      [ONE]: record,
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

const bodyOf = (calls: ApiCall[], method = 'POST'): unknown =>
  calls.findLast((call) => call.method === method)?.body;

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const replyBox = () => screen.findByRole('textbox', { name: 'Reply' });

const message = async () => within(await screen.findByRole('region', { name: 'Message' }));

async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('the list', () => {
  it('says who wrote about what, and how long a reply may take', async () => {
    const hour = 3_600_000;
    const due = (hours: number) => new Date(Date.now() + hours * hour + 60_000).toISOString();
    show('/admin/inbox', {
      [LIST]: list(
        aMessageRow({ id: 'one', replyDueAt: due(5) }),
        aMessageRow({ id: 'two', name: 'Ada Byron', replyDueAt: due(-2.5), isRead: false }),
        aMessageRow({ id: 'three', name: 'Grace', state: 'answered' }),
      ),
    });
    const inbox = within(await screen.findByRole('table', { name: 'Inbox' }));
    expect(await inbox.findByText('Due in 5 h')).toBeVisible();
    expect(inbox.getByText('2 h late')).toBeVisible();
    expect(inbox.getByRole('link', { name: /Ada Byron.*unread/ })).toHaveAttribute(
      'href',
      '/admin/inbox/two',
    );
    expect(inbox.getByText('Replied')).toBeVisible();
  });

  it('asks for what is owed and whose it is', async () => {
    const { user, calls } = show('/admin/inbox');
    await user.click(await screen.findByRole('button', { name: 'Mine' }));
    await waitFor(() => {
      const { query } = calls.findLast(({ path }) => path === '/api/admin/inbox') ?? {};
      expect([query?.get('due'), query?.get('assigned')]).toEqual(['owed', 'me']);
    });
  });

  it('says so when no reply is owed', async () => {
    show('/admin/inbox?due=owed', { [LIST]: list() });
    expect(await screen.findByText('No messages need a reply.')).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    show('/admin/inbox', { [LIST]: () => refusal('unavailable') });
    expect(await screen.findByText('The inbox could not be loaded.')).toBeVisible();
  });

  it('the sidebar says how many replies are owed', async () => {
    show('/admin/inbox');
    expect(await screen.findByRole('link', { name: 'Inbox 3 to reply to, 1 late' })).toBeVisible();
  });
});

describe('a message', () => {
  it('is read whole, with who takes care of it, and counts as read', async () => {
    const { calls } = show(PAGE, {
      [ONE]: aMessageRecord({ isRead: false }),
      'PUT /api/admin/inbox/{id}/reading': record,
    });
    expect(await (await message()).findByText(/In 20 × 20/)).toBeVisible();
    await waitFor(() => expect(bodyOf(calls, 'PUT')).toEqual({ isRead: true }));
  });

  it('is replied to by email, as of the version that was seen', async () => {
    const { user, calls } = show(PAGE, { [REPLY]: record });
    fill(await replyBox(), 'It is.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({
        subject: 'Re: Artwork Inquiry: Inside Voice',
        text: 'It is.',
        version: 2,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull());
  });

  it('that someone else has replied meanwhile says so, and keeps what was written', async () => {
    const { user } = show(PAGE, { [REPLY]: () => refusal('changed_meanwhile') });
    fill(await replyBox(), 'It is.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/Someone else just edited this/)).toBeVisible();
    expect(await replyBox()).toHaveValue('It is.');
  });

  it('keeps a reply that is not sent over a reload', async () => {
    show(PAGE);
    fill(await replyBox(), 'Half a sent');
    cleanup();
    show(PAGE);
    expect(await replyBox()).toHaveValue('Half a sent');
  });

  it('shows what was replied, and that its email failed', async () => {
    const answered = {
      id: 'e1',
      kind: 'answered' as const,
      at: '2026-11-22T08:00:00.000Z',
      actor: 'staff mara',
      subject: 'Re: Inside Voice',
      text: 'It is.',
      reference: null,
      mail: { id: 'm1', state: 'dead' as const, lastError: 'no such mailbox' },
    };
    show(PAGE, { [ONE]: aMessageRecord({ state: 'answered', history: [answered] }) });
    expect(await screen.findByText(/could not be delivered: no such mailbox/)).toBeVisible();
    expect(screen.getByText('It is.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reply again' })).toBeVisible();
  });

  it('is given to someone', async () => {
    const { user, calls } = show(PAGE, { 'PUT /api/admin/inbox/{id}/assignment': record });
    const shown = await message();
    await user.selectOptions(await shown.findByLabelText('Assigned to'), 'Mara');
    await waitFor(() => expect(bodyOf(calls, 'PUT')).toEqual({ staffId: 'staff-1', version: 2 }));
  });

  it('is deleted by the owner alone, who is asked first', async () => {
    const { user, calls } = show(PAGE, { 'DELETE /api/admin/inbox/{id}': () => undefined });
    const dialog = await press(user, 'Delete');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('that is gone says so', async () => {
    show(PAGE, { [ONE]: () => refusal('message_not_found') });
    expect(await screen.findByText(/could not be found/)).toBeVisible();
  });
});

describe('turning it into something', () => {
  it('sells the work it is about, at the list price with the way, by a link', async () => {
    const work = anInventoryRow({
      id: 'work-inside-voice',
      title: 'Inside Voice',
      editions: [anInventoryEdition({ size: '20x20', price: 4_450, availableEditions: 4 })],
    });
    const { user, calls } = show(PAGE, {
      [SELL]: record,
      'GET /api/admin/artwork-inventory/page': { items: [work], total: 1, nextCursor: null },
    });
    const dialog = await press(user, 'Sell by payment link');
    await dialog.findByText('20 × 20 in, $4,450, 4 of 9 available');
    fill(dialog.getByLabelText('Size'), '20x20');
    fill(dialog.getByLabelText('Shipping'), '185.50');
    expect(dialog.getByText(/pays \$4,635.50/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({
        version: 2,
        items: [{ artworkId: 'work-inside-voice', size: '20x20', quantity: 1, price: 4450 }],
        buyer: {
          fullName: 'Elena Marsh',
          email: 'elena@marsh.example',
          street: '',
          city: '',
          state: '',
          zip: '',
          country: '',
        },
        shipping: 185.5,
        days: 7,
        words: '',
      }),
    );
  });

  it('says when the number has gone meanwhile', async () => {
    const { user } = show(PAGE, {
      [SELL]: () => refusal('prints_unavailable'),
      'GET /api/admin/artwork-inventory/page': { items: [], total: 0, nextCursor: null },
    });
    const dialog = await press(user, 'Sell by payment link');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByText(/Not enough prints/)).toBeVisible();
  });

  it('opens a commission for a collector who asked for one', async () => {
    const collector = { id: 'c1', name: 'Elena Marsh', level: 'VIP' as const, isConfirmed: true };
    const asked = aMessageRecord({
      inquiryType: 'Commission',
      type: 'collector_inquiry',
      collector,
      isOfCollector: true,
    });
    const { user, calls } = show(PAGE, {
      [ONE]: asked,
      'POST /api/admin/commission-requests': () =>
        refusal('validation_failed', { fields: { budgetRange: 'Please enter a budget range.' } }),
    });
    const dialog = await press(user, 'Create commission');
    fill(dialog.getByLabelText('Project'), 'Diptych');
    await user.click(dialog.getByRole('button', { name: 'Create commission' }));
    expect(await dialog.findByLabelText('Budget')).toHaveAccessibleDescription(/Please enter a budget range/);
    expect(bodyOf(calls)).toEqual({
      inquiryId: asked.id,
      projectType: 'Diptych',
      budgetRange: '',
      description: asked.message,
      wantsStudioVisit: false,
    });
  });
});
