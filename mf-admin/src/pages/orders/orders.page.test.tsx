import { saveStaffSession } from '@gallery/api-client';
import {
  anOrderRecord,
  anOrderReferral,
  anOrderRow,
  anAffiliateList,
  anAffiliate,
  aStaffSession,
  refusal,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  LIST,
  ONE,
  REFERRAL,
  NUMBER,
  list,
  record,
  signIn,
  show,
  bodyOf,
  fill,
  press,
} from './orders-test-support';

const MOVE = 'POST /api/admin/orders/{orderNumber}/status';

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./orders.page'));
beforeEach(signIn);
afterEach(() => localStorage.clear());

describe('the list', () => {
  it('tells who bought what, and leads to the order', async () => {
    show('/admin/orders');
    expect(await screen.findByText('Inside Voice, 20 × 20 in, 6 of 9')).toBeVisible();
    const orders = within(screen.getByRole('table', { name: 'Orders' }));
    expect(orders.getByText('$4,450')).toBeVisible();
    expect(orders.getByText('Processing')).toBeVisible();
    expect(orders.getByText(NUMBER)).toHaveAttribute('href', `/admin/orders/${NUMBER}`);
  });

  it('says who asked for a refund that waits', async () => {
    const waitingRefund = { amount: 4450, askedBy: 'owner mara', askedAt: '2026-11-22T10:00:00.000Z' };
    show('/admin/orders', { [LIST]: list(anOrderRow({ needs: ['refund-approval'], waitingRefund })) });
    expect(await screen.findByText(/Refund to approve, requested.*by mara/)).toBeVisible();
  });

  it('marks an order whose payment is probably fraud', async () => {
    show('/admin/orders', { [LIST]: list(anOrderRow({ needs: ['fraud-warning'] })) });
    const orders = within(await screen.findByRole('table', { name: 'Orders' }));
    expect(await orders.findByText('Fraud warning')).toBeVisible();
  });

  it('asks for what the view is about', async () => {
    const { user, calls } = show('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'To produce' }));
    await waitFor(() =>
      expect(calls.at(-1)?.query.getAll('status')).toEqual([
        'confirmed',
        'approved',
        'processing',
        'reviewing',
      ]),
    );
  });

  it('says so when no order is like that, and leads back to all', async () => {
    show('/admin/orders?q=nobody', { [LIST]: list() });
    expect(await screen.findByText('No orders match these filters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all orders' })).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    show('/admin/orders', { [LIST]: () => refusal('unavailable') });
    expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
  });
});

describe('an order', () => {
  it('of a deposit has no box for a picture', async () => {
    const [line] = record.lines;
    const lines = line ? [{ ...line, title: 'Deposit: Diptych', size: '', picture: null }] : [];
    show(`/admin/orders/${NUMBER}`, { [ONE]: anOrderRecord({ lines }) });
    expect(await screen.findByText('Deposit: Diptych')).toBeVisible();
    expect(document.querySelector('[class*=placeholder]')).toBeNull();
  });

  it('shows its works, its sums, where it goes and what happened', async () => {
    show(`/admin/orders/${NUMBER}`);
    const order = within(await screen.findByRole('region', { name: `Order ${NUMBER}` }));
    expect(await order.findByText('20 × 20 in, 6 of 9, Black Frame')).toBeVisible();
    expect(order.getByText('118 Larkspur Lane')).toBeVisible();
    expect(order.getByText(/numbers assigned, certificates issued/)).toBeVisible();
  });

  it('is shipped against a fraud warning only by who says so', async () => {
    const warned = anOrderRecord({ needs: ['fraud-warning'], disputeWithdrawn: 4450 });
    const { user, calls } = show(`/admin/orders/${NUMBER}`, { [ONE]: warned, [MOVE]: warned });
    expect(await screen.findByText('Withdrawn for a dispute')).toBeVisible();
    expect(screen.getByText(/Consider refunding before shipping/)).toBeVisible();
    const dialog = await press(user, 'Mark as shipped');
    await user.click(dialog.getByRole('checkbox', { name: 'Ship it anyway' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({ status: 'shipped', version: 3, acceptsFraudWarning: true }),
    );
  });

  it('is marked as shipped with carrier and number, as of the version that was seen', async () => {
    const { user, calls } = show(`/admin/orders/${NUMBER}`, { [MOVE]: record });
    const dialog = await press(user, 'Mark as shipped, with tracking');
    fill(dialog.getByLabelText('Carrier'), 'UPS');
    fill(dialog.getByLabelText('Tracking number'), '1Z999');
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({
        status: 'shipped',
        version: 3,
        carrier: 'UPS',
        trackingNumber: '1Z999',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes by one press with the carrier of the last one, and gets its tracking number later', async () => {
    localStorage.setItem('last-carrier', '"UPS"');
    const shipped = anOrderRecord({
      carrier: 'UPS',
      version: 4,
      receipt: { ...record.receipt, status: 'shipped', trackingNumber: null },
    });
    let current = record;
    const { user, calls } = show(`/admin/orders/${NUMBER}`, {
      [ONE]: () => current,
      [MOVE]: () => (current = shipped),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as shipped by UPS' }));
    await waitFor(() => expect(bodyOf(calls)).toEqual({ status: 'shipped', version: 3, carrier: 'UPS' }));
    const dialog = await press(user, 'Add tracking');
    fill(dialog.getByLabelText('Tracking number'), '1Z999');
    await user.click(dialog.getByRole('button', { name: 'Save tracking' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({
        status: 'shipped',
        version: 4,
        carrier: 'UPS',
        trackingNumber: '1Z999',
      }),
    );
  });

  it('that someone else has changed says what they did, keeps what was typed, and goes on from there', async () => {
    const note = {
      kind: 'staff-note',
      status: 'processing',
      actor: 'staff studio',
      note: 'Call first.',
    } as const;
    const fresh = anOrderRecord({
      version: 4,
      history: [...record.history, { ...note, at: '2026-11-15T09:12:00.000Z' }],
    });
    let isStale = true;
    const { user, calls } = show(`/admin/orders/${NUMBER}`, {
      [MOVE]: () => (isStale ? refusal('changed_meanwhile', { details: { record: fresh } }) : fresh),
    });
    const dialog = await press(user, 'Mark as shipped, with tracking');
    fill(dialog.getByLabelText('Tracking number'), '1Z999');
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await dialog.findByText('Someone else just edited this order.')).toBeVisible();
    expect(dialog.getByText(/Call first/)).toBeVisible();
    expect(dialog.getByLabelText('Tracking number')).toHaveValue('1Z999');

    isStale = false;
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() =>
      expect(bodyOf(calls)).toEqual({ status: 'shipped', version: 4, trackingNumber: '1Z999' }),
    );
  });
});

it('asks for a payment as people write it', async () => {
  const { user, calls } = show(`/admin/orders/${NUMBER}`, {
    'POST /api/admin/orders/{orderNumber}/payment-requests': {},
  });
  const dialog = await press(user, 'Request payment');
  fill(dialog.getByLabelText('Amount ($)'), '$1,250.50');
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  await waitFor(() =>
    expect(bodyOf(calls)).toEqual({
      lines: [{ kind: 'framing', description: 'Framing', amount: 1_250.5 }],
    }),
  );
});

const SUGGESTION = 'GET /api/admin/orders/{orderNumber}/delivery-quote-suggestion';
const parcel = [{ size: '32.5x32.5', quantity: 1 }];

it('quotes the delivery as it was quoted for the last parcel like it, with two presses', async () => {
  const { user, calls } = show(`/admin/orders/${NUMBER}`, {
    [SUGGESTION]: { parcel, miles: null, estimatedMiles: null, amount: 180.5, basedOn: 'TF-OLD' },
    'POST /api/admin/orders/{orderNumber}/delivery-quote': {},
  });
  const dialog = await press(user, 'Quote delivery');
  expect(dialog.getByText(/^1 framed at 32.5 × 32.5 in.*Suggested: \$180.50, as for TF-OLD/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Quote delivery' }));
  await waitFor(() => expect(bodyOf(calls)).toEqual({ amount: 180.5, version: 3 }));
});

it('quotes the delivery beyond the flat part for minis (G2, R2)', async () => {
  const { user, calls } = show(`/admin/orders/${NUMBER}`, {
    [SUGGESTION]: { parcel, miles: null, estimatedMiles: 1500, amount: 195, basedOn: null },
    'POST /api/admin/orders/{orderNumber}/delivery-quote': {},
  });
  expect(await screen.findByText('Not quoted yet')).toBeVisible();
  const dialog = await press(user, 'Quote delivery');
  expect(dialog.getByText(/Estimated from distance: \$195.00 for about 1,500 miles\./)).toBeVisible();
  fill(dialog.getByLabelText('Amount ($)'), '$280');
  await user.click(dialog.getByRole('button', { name: 'Quote delivery' }));
  await waitFor(() => expect(bodyOf(calls)).toEqual({ amount: 280, version: 3 }));
});

it('changes where the prints go until they are shipped', async () => {
  const { user, calls } = show(`/admin/orders/${NUMBER}`, {
    'POST /api/admin/orders/{orderNumber}/shipping-address': {},
  });
  const dialog = await press(user, 'Change address');
  expect(dialog.getByLabelText('State').closest('[data-look]')).toHaveAttribute('data-look', 'boxed');
  fill(dialog.getByLabelText('Address'), '4 Oak St');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(bodyOf(calls)).toMatchObject({ street: '4 Oak St', zip: '75226', version: 3 }));
});

describe('a referral', () => {
  const SET = 'PUT /api/admin/orders/{orderNumber}/referral';
  const path = `/admin/orders/${NUMBER}`;

  it('tells the owner whose sale it was and whether that counts (G75)', async () => {
    show(path, { [REFERRAL]: anOrderReferral({ attributionStatus: 'own' }) });
    expect(await screen.findByText('Bought with the partner’s own email')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Galerie Nord' })).toHaveAttribute(
      'href',
      '/admin/partners/partner-1',
    );
  });

  it('is told to staff without the way to change it', async () => {
    saveStaffSession(aStaffSession({ role: 'staff' }));
    show(path, { [REFERRAL]: anOrderReferral() });
    expect(await screen.findByText('Galerie Nord')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Galerie Nord' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change partner' })).not.toBeInTheDocument();
  });

  it('is named by hand; what was entered stays when someone else was faster', async () => {
    let isStale = true;
    const fresh = anOrderRecord({ version: 4 });
    const { user, calls } = show(path, {
      'GET /api/admin/selling-partners': anAffiliateList(anAffiliate()),
      [SET]: () =>
        isStale ? refusal('changed_meanwhile', { details: { record: fresh } }) : anOrderReferral(),
    });
    const dialog = await press(user, 'Assign a partner');
    fill(dialog.getByLabelText('Partner'), 'nord');
    await user.click(await dialog.findByRole('button', { name: 'Add Galerie Nord' }));
    fill(dialog.getByLabelText('Reason'), 'Met at their opening.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Someone else just edited this order.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Met at their opening.');

    isStale = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
        partnerId: 'galerie-nord',
        reason: 'Met at their opening.',
        version: 4,
      }),
    );
  });
});
