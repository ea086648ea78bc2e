import { emailText } from '../../../test/builders/email-text';
import { orderList, orderRecord } from '../../../test/builders/admin-orders';
import { checkoutBody, column, createEdition, openCheckout } from '../../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';

const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let number: string;
let sessionId: string;
let mara: TestStaff;
let ines: TestStaff;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  mara = await staffSignedIn(api, { role: 'owner' });
  ines = await staffSignedIn(api, { role: 'owner', firstName: 'Ines' });
  ({ orderNumber: number, sessionId } = await openCheckout(api, checkoutBody([await createEdition(api)], 2)));
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
  await setLimit(1_000);
});
afterAll(() => api.close());

const post = (who: TestStaff, path: string, body: object): Promise<Response> =>
  api.request(`/api/admin/orders/${number}/${path}`, { method: 'POST', headers: who.headers, body });

async function setLimit(secondPersonAbove: number | null): Promise<Response> {
  const [version] = await column(api, "SELECT version FROM settings WHERE section = 'refunds'");
  return api.request('/api/admin/settings/refunds', {
    method: 'PUT',
    headers: mara.headers,
    body: { version: Number(version ?? 0), content: { secondPersonAbove } },
  });
}

async function refund(who: TestStaff, more: object = {}): Promise<Response> {
  const { version } = await orderRecord(api, number);
  return post(who, 'refunds', { id: crypto.randomUUID(), version, reason: 'Damaged in transit', ...more });
}

/** What a person does about the last refund that was asked for. */
async function decide(who: TestStaff, what: 'approve' | 'reject'): Promise<Response> {
  const { version, refundApprovals } = await orderRecord(api, number);
  return post(who, `refund-approvals/${refundApprovals.at(-1)?.id}/${what}`, { version });
}

const codeOf = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
};

async function refundsAtStripe(): Promise<unknown[]> {
  await api.deliverOutbox();
  await api.stripe().webhooks.idle();
  return column(api, 'SELECT amount_cents FROM refunds ORDER BY amount_cents');
}

test('a refund above the limit waits, and says who asked and when', async () => {
  expect((await refund(mara)).status).toBe(201);
  expect(await refundsAtStripe()).toEqual([]);
  const asked = { state: 'waiting', amount: 11_125, askedBy: 'owner mara', reason: 'Damaged in transit' };
  expect(await orderRecord(api, number)).toMatchObject({
    needs: ['refund-approval'],
    refundApprovals: [asked],
    refundable: 11_125,
  });
  expect(await orderList(api, '?needs=refund-approval')).toMatchObject({
    items: [{ waitingRefund: { amount: 11_125, askedBy: 'owner mara', askedAt: expect.any(String) } }],
  });
});

test('everyone else who can approve gets an email', async () => {
  await refund(mara);
  await api.deliverOutbox();
  const mails = (await api.mails()).filter((mail) => {
    const text = emailText(mail);
    return text.includes(number) && text.includes('asks to refund $11,125.00');
  });
  const addressees = mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(addressees).toHaveLength(2);
  expect(new Set(addressees)).toEqual(new Set(['theodora@gallery.example', 'ines@gallery.example']));
});

test('a second owner approves it', async () => {
  await refund(mara);
  expect((await decide(ines, 'approve')).status).toBe(200);
  expect(await refundsAtStripe()).toEqual([1_112_500]);
  expect(await orderRecord(api, number)).toMatchObject({
    needs: [],
    payment: 'refunded',
    receipt: { status: 'cancelled' },
    refundApprovals: [{ state: 'approved', decidedBy: 'owner ines' }],
    refunds: [{ actor: 'owner ines' }],
  });
  expect(
    new Set(await column(api, "SELECT action FROM audit_log WHERE action LIKE 'order.refund%'")),
  ).toEqual(new Set(['order.refund_approval_asked', 'order.refund_approved', 'order.refunded']));
});

test('a second owner rejects it', async () => {
  await refund(mara);
  expect((await decide(ines, 'reject')).status).toBe(200);
  expect(await refundsAtStripe()).toEqual([]);
  expect(await orderRecord(api, number)).toMatchObject({
    needs: [],
    refundApprovals: [{ state: 'rejected', decidedBy: 'owner ines' }],
  });
  expect(await codeOf(await decide(ines, 'approve'))).toBe('refund_approval_closed');
});

test('neither the requester nor staff can decide', async () => {
  const ben = await staffSignedIn(api, { firstName: 'Ben' });
  await refund(mara);
  expect(await codeOf(await decide(mara, 'approve'))).toBe('second_person_needed');
  expect(await codeOf(await decide(mara, 'reject'))).toBe('second_person_needed');
  expect((await decide(ben, 'approve')).status).toBe(403);
  expect(await refundsAtStripe()).toEqual([]);
});

test('two simultaneous approvals refund once', async () => {
  const nora = await staffSignedIn(api, { role: 'owner', firstName: 'Nora' });
  await refund(mara, { amount: 2_000 });
  const answers = await Promise.all([decide(ines, 'approve'), decide(nora, 'approve')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await refundsAtStripe()).toEqual([200_000]);
});

test('an approval checks again what can be refunded', async () => {
  await refund(mara, { amount: 11_000 });
  api.stripe().refund(sessionId, 500_00);
  await api.stripe().webhooks.idle();
  const answer = await decide(ines, 'approve');
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { amount: expect.stringContaining('more than can still be refunded') } },
  ]);
  expect(await orderRecord(api, number)).toMatchObject({ refundApprovals: [{ state: 'waiting' }] });
});

test('a print that was refunded meanwhile is not refunded again', async () => {
  const [line] = (await orderRecord(api, number)).lines;
  const lines = [{ lineId: line?.id, editionNumbers: [2] }];
  await refund(mara, { lines });
  await refund(mara, { lines, amount: 10 });
  expect(await refundsAtStripe()).toEqual([10_00]);
  expect((await decide(ines, 'approve')).status).toBe(400);
});

test('after seven days it can no longer be approved, and can be requested again', async () => {
  await refund(mara);
  expect(await codeOf(await refund(mara))).toBe('refund_approval_waiting');
  api.clock.advance(7 * DAY_MS);
  // The others' sessions have ended.
  const nora = await staffSignedIn(api, { role: 'owner', firstName: 'Nora' });
  expect(await orderRecord(api, number)).toMatchObject({
    needs: [],
    refundApprovals: [{ state: 'expired' }],
  });
  expect(await codeOf(await decide(nora, 'approve'))).toBe('refund_approval_closed');
  expect((await refund(nora)).status).toBe(201);
});

test('refunds up to the limit are made at once, and several of them count together', async () => {
  await refund(mara, { amount: 600 });
  expect(await refundsAtStripe()).toEqual([600_00]);
  await refund(ines, { amount: 600 });
  expect(await refundsAtStripe()).toEqual([600_00]);
  expect(await orderRecord(api, number)).toMatchObject({ needs: ['refund-approval'] });
});

test('cancelling the order does not bypass the second owner', async () => {
  const { version } = await orderRecord(api, number);
  const answer = await post(mara, 'status', { status: 'cancelled', version });
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'order_status_refused']);
  expect(await refundsAtStripe()).toEqual([]);
});

test('the limit requires a second owner', async () => {
  await setLimit(null);
  await api.database.manager.query('UPDATE admins SET disabled_at = NOW() WHERE id != ?', [mara.id]);
  const answer = await setLimit(500);
  expect(await answer.json()).toMatchObject({
    fields: { 'content.secondPersonAbove': expect.stringContaining('second owner') },
  });
});
