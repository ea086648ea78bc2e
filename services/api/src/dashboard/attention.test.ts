import { countQueries, queriesOf } from '../../test/app/query-count';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { confirmedOrder, payIntent, requestPayment } from '../../test/builders/payment-requests';
import { buyByLink } from '../../test/builders/affiliate-commissions';
import { addPartner, ownerSignedIn } from '../../test/builders/affiliates';
import { createEvent } from '../../test/builders/events';
import { writeMessage } from '../../test/builders/messages';
import { checkoutBody, createEdition, type TestEdition } from '../../test/builders/checkout';
import { signedIn } from '../../test/builders/collectors';
import { staffSignedIn } from '../../test/builders/staff';
import { OfflineSalesService } from '../orders';
import { OutboxService } from '../platform';
import { AttentionService } from './attention.service';
import { ATTENTION_KINDS, type AttentionGroup, type AttentionKind } from './dto/dashboard.dto';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  // What the service keeps is stale once the tables are cleared.
  api.get(AttentionService).forget();
});
afterAll(() => api.close());

async function read<Answer>(path: string, headers: Record<string, string> = asOwner): Promise<Answer> {
  const response = await api.request(path, { headers });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}

const attention = (headers?: Record<string, string>): Promise<AttentionGroup[]> =>
  read('/api/admin/dashboard/attention', headers);

async function waiting(kind: AttentionKind): Promise<AttentionGroup | undefined> {
  return (await attention()).find((group) => group.kind === kind);
}

/** Sells prints of an edition over the counter. */
async function sell(edition: TestEdition, quantity = 1): Promise<void> {
  const { artworkId, size, priceCents } = edition;
  const buyer = checkoutBody([edition]).billing;
  await api
    .get(OfflineSalesService)
    .recordSale({ buyer, items: [{ artworkId, size, quantity, priceCents }], notes: null });
}

/** Changes rows behind the API's back, to simulate what only time or a fault would bring. */
const write = (sql: string, values: unknown[] = []) => api.database.manager.query<unknown>(sql, values);

const fromNow = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000);

test('is for staff only', async () => {
  for (const part of ['attention', 'activity'])
    expect((await api.request(`/api/admin/dashboard/${part}`)).status).toBe(401);
});

test('is empty in an empty gallery', async () => {
  expect(await attention()).toEqual([]);
});

/** The list that each kind leads to, as the console requests it from the API. */
const LISTS: Partial<Record<AttentionKind, string>> = {
  disputed_orders: '/api/admin/orders?needs=dispute',
  fraud_warnings: '/api/admin/orders?needs=fraud-warning',
  refund_approvals: '/api/admin/orders?needs=refund-approval',
  messages_to_reply_to: '/api/admin/inbox?due=owed',
  bounced_emails: '/api/admin/orders?needs=email-bounced',
  missing_addresses: '/api/admin/orders?needs=address',
  orders_to_quote: '/api/admin/orders?needs=delivery-quote',
  orders_to_ship: '/api/admin/orders?needs=shipment',
  installations: '/api/admin/orders?needs=installation',
  deliveries_to_pay: '/api/admin/orders?needs=delivery-payment',
  expiring_links: '/api/admin/orders?needs=payment-link',
  certificates_to_sign: '/api/admin/certificates?signature=missing',
  commission_requests: '/api/admin/commission-requests?status=pending,reviewing',
  commission_lines: '/api/admin/affiliate-commissions?state=review',
  payouts: '/api/admin/affiliate-commissions?state=approved',
  failed_emails: '/api/admin/emails?state=dead',
};

/** Adds items of every kind that has a list, and for some kinds more than the dashboard shows. */
async function fillGallery(): Promise<void> {
  for (let sale = 0; sale < 12; sale += 1) await sell(await createEdition(api, { title: `Work ${sale}` }));
  const orders = await api.database.manager.query<{ id: string }[]>('SELECT id FROM orders ORDER BY id');
  const change = (place: number, set: string, values: unknown[] = []) =>
    write(`UPDATE orders SET ${set} WHERE id = ?`, [...values, orders[place]?.id]);
  await change(0, 'disputed_at = NOW()');
  await change(1, 'fraud_warned_at = NOW()');
  await change(2, `installation = '{"street":"1 Elm","city":"Dallas","zip":"75201"}'`);
  await change(3, "shipping = JSON_SET(shipping, '$.street', '')");
  await change(4, "shipping_framed = 'quoted'");
  await change(5, "shipping_framed = 'quoted', shipping_quoted_cents = 5000");
  await change(6, "status = 'shipped', email_bounced_at = NOW()");
  await change(8, "status = 'completed', email_bounced_at = NOW()");
  await write(
    `INSERT INTO refund_approvals (id, order_id, amount_cents, prints, reason, asked_by, asked_by_name, state, created_at, expires_at)
     VALUES (UUID(), ?, 100, '[]', '', 'key', 'owner', 'waiting', NOW(), ?)`,
    [orders[7]?.id, fromNow(24)],
  );
  const { orderNumber } = await confirmedOrder(api);
  await requestPayment(api, orderNumber);
  await write('UPDATE payment_requests SET expires_at = ?', [fromNow(24)]);
  for (let message = 0; message < 7; message += 1)
    await writeMessage(api, { email: `writer${message}@example.com` });
  const { partnerId } = await addPartner(api, await ownerSignedIn(api));
  const referred = await createEdition(api, { title: 'Referred' });
  for (const state of ['review', 'approved', 'paid']) {
    const number = await buyByLink(api, partnerId, referred);
    await write('UPDATE affiliate_commissions SET state = ? WHERE order_number = ?', [state, number]);
  }
  const { id: collector } = await signedIn(api);
  for (const status of ['pending', 'reviewing', 'approved'])
    await write(
      `INSERT INTO commission_requests (id, collector_id, status, project_type, budget_range, description,
         wants_studio_visit, version, created_at, updated_at)
       VALUES (UUID(), ?, ?, 'A portrait', '$10,000', 'Of a dune.', 0, 1, NOW(), NOW())`,
      [collector, status],
    );
  await api.get(OutboxService).enqueue({ kind: 'payment-refund', payload: { reference: 'none' } });
  await write("UPDATE outbox SET state = 'dead', last_error = 'refused' ORDER BY id LIMIT 9");
}

test('counts as many of each kind as the linked list has', async () => {
  await fillGallery();
  const groups = await attention();
  for (const [kind, list] of Object.entries(LISTS)) {
    const { total } = await read<{ total: number }>(list);
    const group = groups.find((each) => each.kind === kind);
    expect([kind, group?.count ?? 0]).toEqual([kind, total]);
    expect([kind, group?.items.length ?? 0]).toEqual([kind, Math.min(total, 5)]);
  }
  const found = groups.map(({ kind }) => kind);
  expect(found).toEqual(ATTENTION_KINDS.filter((kind) => found.includes(kind)));
  expect(found).toEqual(expect.arrayContaining(Object.keys(LISTS)));
});

test('takes one query, however many items there are', async () => {
  await fillGallery();
  const list = () => api.get(AttentionService).list({ role: 'owner' });
  expect(await countQueries(api, list)).toBe(1);
});

test('large kinds are counted once for everyone at one moment, and again after a change', async () => {
  await sell(await createEdition(api), 3);
  api.clock.stopAt(api.clock.now());
  const list = () => api.get(AttentionService).list({ role: 'owner' });
  const [first] = (await waiting('certificates_to_sign'))?.items ?? [];
  expect(await waiting('certificates_to_sign')).toMatchObject({ count: 3 });
  const [query = ''] = await queriesOf(api, list);
  expect(query).toContain("'messages_to_reply_to'");
  expect(query).not.toContain("'certificates_to_sign'");
  const revocation = await api.request(`/api/admin/certificates/${first?.id}/revocation`, {
    method: 'POST',
    headers: asOwner,
    body: { version: first?.version, reason: 'Returned' },
  });
  expect(revocation.status).toBe(200);
  expect(await waiting('certificates_to_sign')).toMatchObject({ count: 2 });
});

test('staff do not see what affiliates earn', async () => {
  const { partnerId } = await addPartner(api, await ownerSignedIn(api));
  await buyByLink(api, partnerId, await createEdition(api));
  await write("UPDATE affiliate_commissions SET state = 'review'");
  expect(await waiting('commission_lines')).toMatchObject({ count: 1 });
  const { headers } = await staffSignedIn(api, { firstName: 'Ben' });
  const groups = await attention({ ...headers });
  expect(groups.map(({ kind }) => kind)).not.toContain('commission_lines');
});

test('lists the earliest due first, with its time', async () => {
  await writeMessage(api, { subject: 'Becoming a Selling Partner' });
  await writeMessage(api, { subject: 'General Inquiry' });
  expect((await waiting('messages_to_reply_to'))?.items).toMatchObject([
    { title: 'Ada Byron', detail: 'General Inquiry', at: expect.any(String) },
    { detail: 'Becoming a Selling Partner' },
  ]);
});

describe('an order', () => {
  const kinds = async () =>
    (await attention()).map(({ kind }) => kind).filter((kind) => kind !== 'certificates_to_sign');

  test('is to be shipped once its delivery is settled and its address known', async () => {
    await sell(await createEdition(api));
    expect(await kinds()).toEqual(['orders_to_ship']);
    await write("UPDATE orders SET shipping_framed = 'quoted'");
    expect(await kinds()).toEqual(['orders_to_quote']);
    await write('UPDATE orders SET shipping_quoted_cents = 5000');
    expect(await kinds()).toEqual(['deliveries_to_pay']);
    await write("UPDATE orders SET shipping_paid_cents = 5000, shipping = JSON_SET(shipping, '$.zip', '')");
    expect(await kinds()).toEqual(['missing_addresses']);
    await write("UPDATE orders SET shipping = JSON_SET(shipping, '$.zip', '75201')");
    expect(await kinds()).toEqual(['orders_to_ship']);
    await write("UPDATE orders SET status = 'shipped'");
    expect(await kinds()).toEqual([]);
  });

  test('that is disputed or refunded in full is not to be shipped', async () => {
    await sell(await createEdition(api));
    await write('UPDATE orders SET disputed_at = NOW()');
    expect(await kinds()).toEqual(['disputed_orders']);
    await write('UPDATE orders SET disputed_at = NULL, refunded_cents = total_cents');
    expect(await kinds()).toEqual([]);
  });

  test.each([
    [{ state: '', country: 'United States' }, true],
    [{ state: '', country: 'U.S.A.' }, true],
    [{ state: '', country: '' }, true],
    [{ state: '', country: 'France' }, false],
    [{ city: '' }, true],
  ])('with %j has no address: %s', async (change, isMissing) => {
    await sell(await createEdition(api));
    await write('UPDATE orders SET shipping = JSON_MERGE_PATCH(shipping, ?)', [JSON.stringify(change)]);
    expect((await waiting('missing_addresses'))?.count ?? 0).toBe(isMissing ? 1 : 0);
  });

  test('waits for its delivery even if something else was paid through a link (G2)', async () => {
    const { orderNumber } = await confirmedOrder(api);
    await write("UPDATE orders SET shipping_framed = 'quoted', shipping_quoted_cents = NULL");
    const lines = [{ kind: 'installation', description: 'Installation', amount: 400 }];
    await payIntent(api, (await requestPayment(api, orderNumber, { lines })).paymentIntent);
    await api.stripe().webhooks.idle();
    expect(await kinds()).toEqual(['orders_to_quote']);
  });
});

test('a payment link is listed from two days before it expires', async () => {
  const { orderNumber } = await confirmedOrder(api);
  const { id } = await requestPayment(api, orderNumber);
  await write('UPDATE payment_requests SET expires_at = ? WHERE id = ?', [fromNow(49), id]);
  expect(await waiting('expiring_links')).toBeUndefined();
  api.clock.advance(2 * 3_600_000);
  expect(await waiting('expiring_links')).toMatchObject({ count: 1, items: [{ id: orderNumber }] });
});

test('a hold by staff is listed with its print from two days before it ends', async () => {
  const { editionId, title } = await createEdition(api);
  await write(
    "UPDATE prints SET state = 'held', gallery_hold_for = 'Ada Byron', reserved_until = ? WHERE edition_id = ? AND edition_number = 3",
    [fromNow(24), editionId],
  );
  expect(await waiting('expiring_holds')).toMatchObject({
    count: 1,
    items: [{ id: editionId, title, detail: '30 × 20 in, 3 of 9', relatedId: '3' }],
  });
});

test('photos waiting for approval are listed with their event', async () => {
  const { id, title } = await createEvent(api);
  const photo = (name: string, state: string) =>
    write(
      `INSERT INTO event_photos (id, event_id, sha256, file_name, caption, alt, photographer, state, captured_at,
         is_available_for_order, order_count, attempts, created_at)
       VALUES (UUID(), ?, ?, ?, '', '', '', ?, NOW(), 1, 0, 0, NOW())`,
      [id, name.padEnd(64, '0'), `${name}.jpg`, state],
    );
  await photo('a', 'waiting');
  await photo('c', 'failed');
  expect(await waiting('photos_to_approve')).toMatchObject({
    count: 1,
    items: [{ title: 'a.jpg', detail: title, relatedId: id }],
  });
  expect(await waiting('failed_photos')).toMatchObject({
    count: 1,
    items: [{ title: 'c.jpg', relatedId: id }],
  });
});

test('an edition with few prints left is listed, but not a small or sold-out one', async () => {
  const scarce = await createEdition(api, { title: 'Scarce', total: 9 });
  const gone = await createEdition(api, { title: 'Gone', total: 3 });
  await createEdition(api, { title: 'Small', total: 1 });
  await sell(scarce, 7);
  await sell(gone, 3);
  expect(await waiting('scarce_editions')).toMatchObject({
    count: 1,
    items: [{ title: 'Scarce', detail: '30 × 20 in, 2 of 9 left' }],
  });
});
