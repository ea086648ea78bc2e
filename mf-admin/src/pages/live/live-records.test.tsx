import { saveStaffSession, storedStaffSession } from '@gallery/api-client';
import type { OrderRecord, SettingsRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import {
  aCommissionRequestDetail,
  aMessageRecord,
  anEditionLedger,
  anInventoryRecord,
  artworkFormStubs,
  anOrderRecord,
  anOrderReferral,
  anOrderRow,
  aSettingsRecord,
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  TestSocket,
  type ApiStubs,
} from '@gallery/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';
import { connect, MARA, SELF, tell, tellChange } from './live-test-support';

const ORDER = 'GET /api/admin/orders/{orderNumber}';
const NUMBER = 'TF-7K3M-Q9XD';
const listOf = <Item,>(...items: Item[]) => ({ items, total: items.length, nextCursor: null });

let order: OrderRecord;
let settings: SettingsRecord;

beforeAll(() => Promise.all([import('../orders/orders.page'), import('../settings/settings.page')]));
beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
  order = anOrderRecord();
  settings = aSettingsRecord();
});

async function show(path = `/admin/orders/${NUMBER}`, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      'GET /api/admin/orders': listOf(anOrderRow()),
      [ORDER]: () => order,
      'GET /api/admin/orders/{orderNumber}/certificates': [],
      'GET /api/admin/orders/{orderNumber}/payment-requests': [],
      'GET /api/admin/orders/{orderNumber}/referral': anOrderReferral({
        attributionStatus: null,
        partner: null,
        code: null,
      }),
      'GET /api/admin/emails': listOf(),
      'GET /api/admin/inbox/counts': { unanswered: 3, late: 1 },
      'GET /api/admin/settings': () => settings,
      ...api,
    },
  });
  await connect();
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const orderPage = async () => within(await screen.findByRole('region', { name: `Order ${NUMBER}` }));
const brand = async () => within(await screen.findByRole('region', { name: 'Brand' }));
const galleryName = async () => (await brand()).getByLabelText('Name of the gallery');

const shipped = () => anOrderRecord({ receipt: { ...order.receipt, status: 'shipped' }, version: 9 });

function renameGallery() {
  const { content } = settings.brand;
  settings = { ...settings, brand: { ...settings.brand, version: 5, content: { ...content, name: 'Nord' } } };
}

async function openTransition(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  return within(await screen.findByRole('dialog'));
}

describe('a record', () => {
  it('is as somebody else has changed it', async () => {
    await show();
    expect((await orderPage()).getByText('Processing')).toBeVisible();
    order = shipped();
    tellChange('order', order.id, { action: 'order.moved', by: MARA });
    expect(await (await orderPage()).findByText('Shipped')).toBeVisible();
  });

  it('names who else has it open', async () => {
    await show();
    const page = await orderPage();
    await waitFor(() =>
      expect(TestSocket.last.sent.at(-1)).toEqual({ type: 'open_record', kind: 'order', id: order.id }),
    );
    const viewers = [SELF, MARA, { id: 'staff-ida', name: 'Ida' }];
    tell({ type: 'record_viewers', kind: 'order', id: order.id, viewers: [SELF] });
    expect(page.queryByText(/also here/)).toBeNull();
    tell({ type: 'record_viewers', kind: 'order', id: order.id, viewers: [SELF, MARA] });
    expect(page.getByText('Mara is also here')).toBeVisible();
    tell({ type: 'record_viewers', kind: 'order', id: order.id, viewers });
    expect(page.getByText('Mara and Ida are also here')).toBeVisible();
    tell({ type: 'record_viewers', kind: 'order', id: 'another', viewers });
    expect(page.queryByText(/also here/)).toBeNull();
  });

  it('says so again after the connection was lost, and no more once it is closed', async () => {
    const { router } = await show();
    await orderPage();
    await waitFor(() => expect(TestSocket.last.sent).toHaveLength(1));
    act(() => TestSocket.last.cut());
    await waitFor(() => expect(TestSocket.made).toHaveLength(2));
    await connect();
    expect(TestSocket.last.sent).toEqual([{ type: 'open_record', kind: 'order', id: order.id }]);
    await act(() => router.navigate('/admin/orders'));
    expect(TestSocket.last.sent.at(-1)).toEqual({ type: 'close_record' });
  });
});

describe('an open form', () => {
  it('says at once who changed the record and what, and keeps what was typed', async () => {
    const { user } = await show();
    const dialog = await openTransition(user);
    await user.type(dialog.getByLabelText('Note to the buyer'), 'By hand');
    tellChange('order', 'another', { action: 'order.moved', by: MARA });
    expect(dialog.queryByText(/just now/)).toBeNull();
    tellChange('order', order.id, { action: 'order.refunded', by: MARA });
    expect(
      await dialog.findByText('Mara changed this order just now: the order was refunded.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Note to the buyer')).toHaveValue('By hand');
  });

  it('is told of changes that the gallery made by itself', async () => {
    const { user } = await show();
    const dialog = await openTransition(user);
    tellChange('order', order.id, {});
    expect(await dialog.findByText('This order changed just now.')).toBeVisible();
  });

  it('names who else is there as the page under it does, without leaving the record', async () => {
    const { user } = await show('/admin/inventory/w1', {
      ...artworkFormStubs(),
      'GET /api/admin/artwork-inventory/{id}': anInventoryRecord({ id: 'w1' }),
      'GET /api/admin/editions/{editionId}': anEditionLedger(),
    });
    await screen.findByRole('button', { name: 'Edit Details' });
    tell({ type: 'record_viewers', kind: 'artwork', id: 'w1', viewers: [SELF, MARA] });
    await user.click(screen.getByRole('button', { name: 'Edit Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Details' }));
    expect(await dialog.findByText('Mara is also here')).toBeVisible();
    expect(TestSocket.last.sent).toEqual([{ type: 'open_record', kind: 'artwork', id: 'w1' }]);
    tellChange('artwork', 'w1', { action: 'artwork.hidden', by: MARA });
    expect(await dialog.findByText('Mara changed this work just now: the work was hidden.')).toBeVisible();
  });

  it('names its reader in another window', async () => {
    const { user } = await show();
    const dialog = await openTransition(user);
    tellChange('order', order.id, { action: 'order.staff-note', by: SELF });
    expect(
      await dialog.findByText(
        'You, in another window, changed this order just now: the order has a new note.',
      ),
    ).toBeVisible();
  });

  it('says nothing of what it has sent itself', async () => {
    let answer = (_response: object) => {};
    const { user } = await show(undefined, {
      'POST /api/admin/orders/{orderNumber}/status': () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    const dialog = await openTransition(user);
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    tellChange('order', order.id, { action: 'order.moved', by: SELF });
    expect(dialog.queryByText(/just now/)).toBeNull();
    answer(refusal('internal'));
    expect(await dialog.findByText('The order was not moved.')).toBeVisible();
  });

  it('takes what is there now once it has been read', async () => {
    let commission = aCommissionRequestDetail();
    const { user } = await show(`/admin/commissions/${commission.id}`, {
      'GET /api/admin/commission-requests': listOf(commission),
      'GET /api/admin/commission-requests/{id}': () => commission,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit and quote' }));
    const dialog = within(await screen.findByRole('dialog'));
    const { id } = commission;
    tell({ type: 'record_viewers', kind: 'commission_request', id, viewers: [SELF, MARA] });
    expect(dialog.getByText('Mara is also here')).toBeVisible();
    commission = { ...commission, version: commission.version + 1, budgetRange: 'As much as it takes' };
    tellChange('commission_request', id, { action: 'commission.changed', by: MARA });
    expect(await dialog.findByText('Mara changed this commission just now.')).toBeVisible();
    const budget = dialog.getByLabelText('Budget');
    const take = await dialog.findByRole('button', { name: 'take what is there now' });
    expect(budget).not.toHaveValue('As much as it takes');
    await user.click(take);
    expect(budget).toHaveValue('As much as it takes');
    expect(dialog.queryByText(/just now/)).toBeNull();
  });

  it('of an answer is sent as of the message that its writer has read', async () => {
    let message = aMessageRecord({ isRead: true });
    const { user, calls } = await show(`/admin/inbox/${message.id}`, {
      'GET /api/admin/inbox': listOf(),
      'GET /api/admin/inbox/assignees': [],
      'GET /api/admin/inbox/{id}': () => message,
      'POST /api/admin/inbox/{id}/answers': () => refusal('changed_meanwhile'),
    });
    const page = within(await screen.findByRole('region', { name: 'Message' }));
    await user.type(await page.findByRole('textbox', { name: 'Answer' }), 'It is.');
    message = { ...message, version: 7, subject: 'In black' };
    tellChange('message', message.id, { action: 'message.answered', by: MARA });
    expect(
      await page.findByText('Mara changed this message just now: the message was answered.'),
    ).toBeVisible();
    expect(await page.findByRole('heading', { name: 'In black' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Send answer' }));
    const answered = () => calls.find(({ method }) => method === 'POST');
    await waitFor(() => expect(answered()?.body).toMatchObject({ version: 2 }));
  });

  it('of the settings is not written over, and takes what is there now when it is asked to', async () => {
    const { user } = await show('/admin/settings');
    await user.click(await galleryName());
    renameGallery();
    tellChange('settings', 'brand', { action: 'settings.changed', by: MARA });
    const form = await brand();
    expect(await form.findByText('Mara changed this section just now.')).toBeVisible();
    const take = await form.findByRole('button', { name: 'take what is there now' });
    expect(await galleryName()).toHaveValue('TF Gallery');
    await user.click(take);
    expect(await galleryName()).toHaveValue('Nord');
    expect(form.queryByText(/just now/)).toBeNull();
  });

  it('of the settings follows while nobody is in it', async () => {
    await show('/admin/settings');
    await galleryName();
    renameGallery();
    tellChange('settings', 'brand', { action: 'settings.changed', by: MARA });
    await waitFor(async () => expect(await galleryName()).toHaveValue('Nord'));
  });
});

describe('the connection', () => {
  it('ends with the session, and comes back with the next sign-in', async () => {
    const { user } = await show();
    await orderPage();
    act(() => TestSocket.last.cut(4_401));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(storedStaffSession()).toBeNull();
    expect(TestSocket.made).toHaveLength(1);
    act(() => saveStaffSession(aStaffSession()));
    await waitFor(() => expect(TestSocket.made).toHaveLength(2));
    await user.keyboard('{Escape}');
  });

  it('is closed by whoever signs out, whose session is not taken for one that has ended', async () => {
    let sessionThen: unknown = null;
    const { user } = await show(undefined, {
      'POST /api/admin/logout': () => {
        // The API ends the sockets of the session before it answers.
        TestSocket.last.cut(4_401);
        sessionThen = storedStaffSession();
        return undefined;
      },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Sign out' }))[0] ?? document.body);
    await waitFor(() => expect(storedStaffSession()).toBeNull());
    expect(sessionThen).toEqual(aStaffSession());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(TestSocket.made).toHaveLength(1);
  });
});
