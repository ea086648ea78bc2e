import { saveStaffSession, storedStaffSession } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { anOrderRecord, aStaffSession, gallerySettings, TestSocket, type ApiStubs } from '@gallery/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { connect, MARA, SELF, showConnected, tell, tellChange } from './live-test-support';

const ORDER = 'GET /api/admin/orders/{orderNumber}';
const NUMBER = 'TF-7K3M-Q9XD';

let order: OrderRecord;

beforeAll(() => import('../orders/orders.page'));
beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
  order = anOrderRecord();
});

const show = (api: ApiStubs = {}) =>
  showConnected(`/admin/orders/${NUMBER}`, { [ORDER]: () => order, ...api });

const orderPage = async () => within(await screen.findByRole('region', { name: `Order ${NUMBER}` }));

const shipped = () => anOrderRecord({ receipt: { ...order.receipt, status: 'shipped' }, version: 9 });

describe('a record', () => {
  it('is as someone else has changed it', async () => {
    await show();
    expect((await orderPage()).getByText('Processing')).toBeVisible();
    order = shipped();
    tellChange('order', order.id, { action: 'order.moved', by: MARA });
    expect(await (await orderPage()).findByText('Shipped')).toBeVisible();
  });

  it('is not read twice on opening while nothing changes', async () => {
    const { calls } = await show();
    await orderPage();
    const before = calls.length;
    // If everything were read again, this would be too.
    tellChange('certificate', 'one');
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    expect(calls.filter(({ path }) => path === '/api/admin/orders')).toHaveLength(1);
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

describe('the connection', () => {
  it('ends with the session, and comes back with the next sign-in', async () => {
    const { user } = await show();
    await orderPage();
    act(() => TestSocket.last.cut(4_401));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(storedStaffSession()).toBeNull();
    expect(TestSocket.made).toHaveLength(1);
    act(() => saveStaffSession(aStaffSession()));
    await waitFor(() => expect(TestSocket.made).toHaveLength(2));
    await user.keyboard('{Escape}');
  });

  it('is closed by whoever signs out, whose session is not taken for one that has ended', async () => {
    let sessionThen: unknown = null;
    const { user } = await show({
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
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(TestSocket.made).toHaveLength(1);
  });
});
