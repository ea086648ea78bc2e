import { saveStaffSession } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import {
  aCommissionRequestDetail,
  aMessageRecord,
  anEditionLedger,
  anInventoryRecord,
  anOrderRecord,
  artworkFormStubs,
  aSettingsRecord,
  aStaffSession,
  gallerySettings,
  refusal,
  TestSocket,
  type ApiStubs,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { listOf, MARA, SELF, showConnected, tell, tellChange } from './live-test-support';

const NUMBER = 'TF-7K3M-Q9XD';
const order = anOrderRecord();
let settings: SettingsRecord;

beforeAll(() => Promise.all([import('../orders/orders.page'), import('../settings/settings.page')]));
beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  window.sessionStorage.clear();
  saveStaffSession(aStaffSession());
  settings = aSettingsRecord();
});

const show = (path = `/admin/orders/${NUMBER}`, api: ApiStubs = {}) =>
  showConnected(path, {
    'GET /api/admin/orders/{orderNumber}': order,
    'GET /api/admin/settings': () => settings,
    ...api,
  });

const brand = async () => within(await screen.findByRole('region', { name: 'Brand' }));
const galleryName = async () => (await brand()).getByLabelText('Gallery name');

function renameGallery() {
  const { content } = settings.brand;
  settings = { ...settings, brand: { ...settings.brand, version: 5, content: { ...content, name: 'Nord' } } };
}

async function openTransition(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped, with tracking' }));
  return within(await screen.findByRole('dialog'));
}

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
    expect(
      await dialog.findByText('Mara changed this work just now: the work was hidden from the site.'),
    ).toBeVisible();
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
    expect(await dialog.findByText('The status was not changed.')).toBeVisible();
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
    const take = await dialog.findByRole('button', { name: 'load theirs' });
    expect(budget).not.toHaveValue('As much as it takes');
    await user.click(take);
    expect(budget).toHaveValue('As much as it takes');
    expect(dialog.queryByText(/just now/)).toBeNull();
  });

  it('of a reply is sent as of the message that its writer has read', async () => {
    let message = aMessageRecord({ isRead: true });
    const { user, calls } = await show(`/admin/inbox/${message.id}`, {
      'GET /api/admin/inbox': listOf(),
      'GET /api/admin/inbox/assignees': [],
      'GET /api/admin/inbox/{id}': () => message,
      'POST /api/admin/inbox/{id}/replies': () => refusal('changed_meanwhile'),
    });
    const page = within(await screen.findByRole('region', { name: 'Message' }));
    await user.type(await page.findByRole('textbox', { name: 'Reply' }), 'It is.');
    message = { ...message, version: 7, subject: 'In black' };
    tellChange('message', message.id, { action: 'message.answered', by: MARA });
    expect(
      await page.findByText('Mara changed this message just now: the message was replied to.'),
    ).toBeVisible();
    expect(await page.findByRole('heading', { name: 'In black' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Send reply' }));
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
    const take = await form.findByRole('button', { name: 'load theirs' });
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
