import { countQueries } from '../../../test/app/query-count';
import { createWork } from '../../../test/builders/artworks';
import { signedIn } from '../../../test/builders/collectors';
import { actOn, messageList, messageRecord, writeMessage } from '../../../test/builders/messages';
import { asOwner } from '../../../test/app/signed-in-owner';
import { createHiddenWork, showTo } from '../../../test/builders/private-previews';
import { column } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';

const HOUR = 3_600_000;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** A message that is an hour newer than the previous one. */
async function written(named: object = {}): Promise<string> {
  api.clock.advance(HOUR);
  return writeMessage(api, named);
}

const list = (query?: string) => messageList(api, query);
const record = (id: string) => messageRecord(api, id);

const kinds = async (id: string) => (await record(id)).history.map(({ kind }) => kind);

describe('a message', () => {
  test('is shown whole, and unread until someone opens it', async () => {
    const id = await written();
    expect(await record(id)).toMatchObject({
      message: 'Is the studio open on Friday?',
      isRead: false,
      isOfCollector: false,
      collector: null,
      history: [],
    });
    await actOn(api, id, { method: 'PUT', path: 'reading', body: { isRead: true } });
    expect((await record(id)).isRead).toBe(true);
  });

  test('from an account’s address names the account, and warns that anyone may have written', async () => {
    const ada = await signedIn(api, { level: 'Premium' });
    const id = await written({ email: 'ADA@example.com' });
    expect(await record(id)).toMatchObject({
      collector: { id: ada.id, level: 'Premium' },
      isOfCollector: false,
    });
  });

  test('with everything a message can have takes at most eight queries', async () => {
    const ada = await signedIn(api);
    const { id: artworkId } = await createWork(api);
    const id = await written();
    await api.database.manager.query(
      `UPDATE contact_messages SET type = 'partner_application', artwork_id = ?, collector_id = ?,
         assigned_to = (SELECT id FROM admins LIMIT 1)`,
      [artworkId, ada.id],
    );
    const url = `/api/admin/inbox/${id}`;
    expect(await countQueries(api, () => api.app.inject({ url, headers: asOwner }))).toBeLessThanOrEqual(8);
    expect(await record(id)).toMatchObject({ collector: { id: ada.id }, artwork: { id: artworkId } });
  });

  test('that does not exist is not found', async () => {
    const answer = await api.request('/api/admin/inbox/ä', { headers: asOwner });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'message_not_found' }]);
  });
});

describe('staff', () => {
  test('add notes and assign messages, all recorded with who and when', async () => {
    const mara = await staffSignedIn(api);
    const id = await written();
    const { headers } = mara;
    await actOn(api, id, { path: 'notes', body: { note: 'Rang twice.' }, headers });
    const assign = (staffId: string | null) =>
      actOn(api, id, { method: 'PUT', path: 'assignment', body: { staffId }, headers });
    expect((await assign(mara.id)).status).toBe(200);
    expect((await messageList(api, '?assigned=me', headers)).total).toBe(1);
    await assign(null);
    expect((await record(id)).history).toMatchObject([
      { kind: 'noted', actor: 'staff mara', text: 'Rang twice.' },
      { kind: 'assigned', actor: 'staff mara', text: 'Mara' },
      { kind: 'unassigned', actor: 'staff mara' },
    ]);
    expect(await column(api, 'SELECT action FROM audit_log ORDER BY id')).toEqual([
      'message.noted',
      'message.assigned',
      'message.assigned',
    ]);
  });

  test('close a message, which stops its timer, and reopen it with a new one', async () => {
    const id = await written();
    const move = (state: string) => actOn(api, id, { path: 'state', body: { state } });
    await move('closed');
    expect((await list('?due=owed')).total).toBe(0);
    api.clock.advance(48 * HOUR);
    await move('open');
    const { replyDueAt } = await record(id);
    const left = new Date(replyDueAt ?? 0).getTime() - api.clock.now().getTime();
    expect(Math.round(left / HOUR)).toBe(24);
    expect(await kinds(id)).toEqual(['closed', 'reopened']);
  });

  test('cannot reply to what someone else has replied to meanwhile', async () => {
    const id = await written();
    const { version } = await record(id);
    const body = { subject: 'Re: General Inquiry', text: 'Yes.', version };
    const first = await actOn(api, id, { path: 'replies', body });
    const second = await actOn(api, id, { path: 'replies', body });
    expect([first.status, second.status]).toEqual([201, 409]);
    expect(await second.json()).toMatchObject({ code: 'changed_meanwhile' });
    expect(await kinds(id)).toEqual(['answered']);
  });

  test('cannot delete messages, and the owner cannot delete one that led to something', async () => {
    const mara = await staffSignedIn(api);
    const spam = await written();
    const remove = (id: string, headers = asOwner) =>
      api.request(`/api/admin/inbox/${id}`, { method: 'DELETE', headers });
    expect((await remove(spam, mara.headers)).status).toBe(403);
    expect((await remove(spam)).status).toBe(204);
    expect((await list()).total).toBe(0);

    await signedIn(api);
    const asked = await written({ subject: 'Commission Inquiry' });
    const body = {
      inquiryId: asked,
      email: 'ada@example.com',
      projectType: 'Diptych',
      budgetRange: '$10,000',
      wantsStudioVisit: false,
    };
    await api.request('/api/admin/commission-requests', { method: 'POST', headers: asOwner, body });
    expect((await record(asked)).history).toMatchObject([
      { kind: 'commission', reference: expect.any(String) },
    ]);
    expect((await record(asked)).state).toBe('answered');
    expect((await remove(asked)).status).toBe(409);
  });

  test.each([
    ['notes', 'POST', { note: ' ' }, 'note', 'Please enter a note.'],
    ['replies', 'POST', { subject: '', text: 'Yes.' }, 'subject', 'Please enter a subject.'],
    [
      'replies',
      'POST',
      { subject: 'a\nb', text: 'Yes.' },
      'subject',
      'Please enter the subject on one line.',
    ],
    ['replies', 'POST', { subject: 'Re', text: '' }, 'text', 'Please enter a reply.'],
    ['assignment', 'PUT', { staffId: 'mara' }, 'staffId', 'This account cannot be chosen.'],
    [
      'orders',
      'POST',
      { items: [], buyer: { fullName: 'Ada', email: 'ada@example.com' } },
      'items',
      'Please choose a work.',
    ],
  ])('%s is rejected at its field: %#', async (path, method, body, field, sentence) => {
    const answer = await actOn(api, await written(), { method, path, body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: sentence } }]);
  });
});

describe('a reply', () => {
  const answer = { subject: 'Re: General Inquiry', text: 'It is, from noon.' };

  test('is sent as plain text, signed by the gallery, with the message quoted', async () => {
    const id = await written({ message: 'Is the studio open?\n\nOn Friday?' });
    await api.deliverOutbox();
    const before = await api.mails();
    await actOn(api, id, { path: 'replies', body: answer });
    await api.deliverOutbox();
    const email = (await api.mails())
      .filter((each) => !before.includes(each))
      .find((each) => each.includes('from noon'));
    expect(email).toContain('To: ada@example.com');
    expect(email).toMatch(/Reply-To: .*<sales@tfgallery\.example>/);
    expect(email).toContain('Content-Type: text/plain');
    expect(email?.replaceAll('\r\n', '\n').replaceAll('=20\n', ' \n')).toMatch(
      /It is, from noon\.\n\n-- \n[^]*http:\/\/gallery\.example\n\nOn .*, Ada Byron wrote:\n> Is the studio open\?\n>\n> On Friday\?/,
    );
    expect(await record(id)).toMatchObject({
      state: 'answered',
      isRead: true,
      history: [{ mail: { state: 'delivered' } }],
    });
  });

  test('stops the timer', async () => {
    const id = await written();
    await actOn(api, id, { path: 'replies', body: answer });
    expect((await list('?due=owed')).total).toBe(0);
    expect((await record(id)).repliedAt).not.toBeNull();
  });
});

describe('a presale request', () => {
  test('is answered by publishing the artwork, and cannot be deleted', async () => {
    const ada = await signedIn(api);
    const { id: artworkId } = await createHiddenWork(api, { title: 'Undertow' });
    await showTo(api, artworkId, { collectorId: ada.id });
    const ask = () =>
      api.request('/api/collector/pre-sale-notification', {
        method: 'POST',
        headers: ada.headers,
        body: { artworkId },
      });
    await ask();
    await ask();
    const { items } = await list('?type=presale_request');
    const [{ id } = { id: '' }] = items;
    expect(items).toHaveLength(1);
    expect((await api.request(`/api/admin/inbox/${id}`, { method: 'DELETE', headers: asOwner })).status).toBe(
      409,
    );
    await api.request(`/api/admin/artworks/${artworkId}/publication`, { method: 'POST', headers: asOwner });
    expect(await record(id)).toMatchObject({ state: 'answered', history: [{ kind: 'opened' }] });
  });
});
