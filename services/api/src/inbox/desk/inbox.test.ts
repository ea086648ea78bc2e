import { signedIn } from '../../../test/collectors';
import { countQueries } from '../../../test/count-queries';
import { actOn, messageList, messageRecord, subjectsOf, writeMessage } from '../../../test/messages';
import { asOwner, OWNER_KEY } from '../../../test/payment-request';
import { createHiddenWork, showTo } from '../../../test/previews';
import { column } from '../../../test/purchase';
import { staffSignedIn } from '../../../test/staff';
import { startApi, type TestApi } from '../../../test/start-api';
import { createWork } from '../../../test/works';

const HOUR = 3_600_000;

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ env: { OWNER_API_KEY: OWNER_KEY } });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** A message an hour after the one before. */
async function written(named: object = {}): Promise<string> {
  api.clock.advance(HOUR);
  return writeMessage(api, named);
}

const list = (query?: string) => messageList(api, query);
const record = (id: string) => messageRecord(api, id);

const kinds = async (id: string) => (await record(id)).history.map(({ kind }) => kind);

describe('the list', () => {
  test('holds what the forms and the portal send and what is asked for before a sale, newest first', async () => {
    const ada = await signedIn(api, { firstName: 'Elena', level: 'VIP' });
    const { id: artworkId } = await createWork(api, { title: 'Shallows' });
    await written({ subject: 'Artwork Inquiry: Shallows' });
    api.clock.advance(HOUR);
    await api.request('/api/collector/inquiry', {
      method: 'POST',
      headers: ada.headers,
      body: { message: 'In black?', inquiryType: 'Framing', artworkId },
    });
    api.clock.advance(HOUR);
    await api.request('/api/collector/pre-sale-notification', {
      method: 'POST',
      headers: ada.headers,
      body: { artworkId },
    });
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { type: 'presale_request', subject: 'Pre-sale request: Shallows', replyDueAt: null, state: 'open' },
      {
        type: 'collector_inquiry',
        inquiryType: 'Framing',
        collector: { id: ada.id, level: 'VIP', isConfirmed: true },
        artwork: { id: artworkId, title: 'Shallows' },
        excerpt: 'In black?',
        isRead: false,
        assignedTo: null,
      },
      { type: 'artwork_inquiry', artwork: { id: artworkId, title: 'Shallows' }, collector: null },
    ]);
  });

  test('goes on from page to page', async () => {
    for (const subject of ['one', 'two', 'three']) await written({ subject });
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...subjectsOf(first), ...subjectsOf(second)]).toEqual(['three', 'two', 'one']);
    expect([first.total, second.nextCursor]).toEqual([3, null]);
  });

  test('of what is owed begins with what is due first, and goes on there', async () => {
    await written({ subject: 'Becoming a Selling Partner' });
    const answered = await written({ subject: 'answered' });
    await actOn(api, answered, { path: 'answers', body: { subject: 'Re: answered', text: 'Yes.' } });
    await written({ subject: 'two' });
    await written({ subject: 'three' });
    const first = await list('?due=owed&limit=2');
    const second = await list(`?due=owed&limit=2&cursor=${first.nextCursor}`);
    expect([...subjectsOf(first), ...subjectsOf(second)]).toEqual([
      'two',
      'three',
      'Becoming a Selling Partner',
    ]);
  });

  test('tells what is late', async () => {
    await written({ subject: 'late' });
    api.clock.advance(23 * HOUR);
    await written({ subject: 'in time' });
    expect(subjectsOf(await list('?due=late'))).toEqual(['late']);
    const counts = await api.request('/api/admin/inbox/counts', { headers: asOwner });
    expect(await counts.json()).toEqual({ unanswered: 2, late: 1 });
  });

  test.each([
    ['type=press', 'Press / Media Inquiry'],
    ['state=closed', 'closed'],
    ['assigned=nobody&q=alone', 'alone'],
    ['q=GRACE@', 'from Grace'],
    ['q=hopper', 'from Grace'],
    ['q=%25', '100%'],
  ])('is narrowed by %s', async (query, subject) => {
    await written({ subject: 'Press / Media Inquiry' });
    const closed = await written({ subject: 'closed' });
    await actOn(api, closed, { path: 'state', body: { state: 'closed' } });
    await written({ subject: 'alone' });
    await written({ subject: 'from Grace', name: 'Grace Hopper', email: 'grace@example.com' });
    await written({ subject: '100%' });
    expect(subjectsOf(await list(`?${query}`))).toEqual([subject]);
  });

  test('asks the database as often for many as for few', async () => {
    const ada = await signedIn(api);
    const ask = (message: string) =>
      api.request('/api/collector/inquiry', {
        method: 'POST',
        headers: ada.headers,
        body: { message, inquiryType: 'Other' },
      });
    const count = () =>
      countQueries(api, () => api.app.inject({ url: '/api/admin/inbox', headers: asOwner }));
    await ask('one');
    const few = await count();
    for (const message of ['two', 'three', 'four']) await ask(message);
    expect(await count()).toBe(few);
  });

  test('is exported whole, and no formula runs in it', async () => {
    await written({ message: '=1+1', name: 'Ada, Countess' });
    const answer = await api.request('/api/admin/inbox.csv', { headers: asOwner });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, row] = (await answer.text()).split('\r\n');
    expect(head).toContain('Received (UTC),Type,About,Subject,Name');
    expect(row).toContain('general,,General Inquiry,"Ada, Countess",ada@example.com');
    expect(row).toContain(",'=1+1");
  });
});

describe('a message', () => {
  test('is shown whole, and unread until somebody opens it', async () => {
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

  test('from the address of an account says whose that is, and that anybody may have written', async () => {
    const ada = await signedIn(api, { level: 'Premium' });
    const id = await written({ email: 'ADA@example.com' });
    expect(await record(id)).toMatchObject({
      collector: { id: ada.id, level: 'Premium' },
      isOfCollector: false,
    });
  });

  test('that is not there is not found', async () => {
    const answer = await api.request('/api/admin/inbox/ä', { headers: asOwner });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'message_not_found' }]);
  });
});

describe('staff', () => {
  test('write notes, take messages and give them away, all of it with who and when', async () => {
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

  test('close a message, which stops its timer, and open it with a new one', async () => {
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

  test('do not answer what somebody else has answered meanwhile', async () => {
    const id = await written();
    const { version } = await record(id);
    const body = { subject: 'Re: General Inquiry', text: 'Yes.', version };
    const first = await actOn(api, id, { path: 'answers', body });
    const second = await actOn(api, id, { path: 'answers', body });
    expect([first.status, second.status]).toEqual([201, 409]);
    expect(await second.json()).toMatchObject({ code: 'changed_meanwhile' });
    expect(await kinds(id)).toEqual(['answered']);
  });

  test('cannot delete, and the owner cannot delete what something came of', async () => {
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
    await api.request('/api/admin/commissions', { method: 'POST', headers: asOwner, body });
    expect((await record(asked)).history).toMatchObject([{ kind: 'commission', thing: expect.any(String) }]);
    expect((await record(asked)).state).toBe('answered');
    expect((await remove(asked)).status).toBe(409);
  });

  test.each([
    ['notes', 'POST', { note: ' ' }, 'note', 'Please enter a note.'],
    ['answers', 'POST', { subject: '', text: 'Yes.' }, 'subject', 'Please enter a subject.'],
    [
      'answers',
      'POST',
      { subject: 'a\nb', text: 'Yes.' },
      'subject',
      'Please enter the subject on one line.',
    ],
    ['answers', 'POST', { subject: 'Re', text: '' }, 'text', 'Please enter an answer.'],
    ['assignment', 'PUT', { staffId: 'mara' }, 'staffId', 'This account cannot be chosen.'],
    [
      'orders',
      'POST',
      { items: [], buyer: { fullName: 'Ada', email: 'ada@example.com' } },
      'items',
      'Please choose a work.',
    ],
  ])('%s refused at its field: %#', async (path, method, body, field, sentence) => {
    const answer = await actOn(api, await written(), { method, path, body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: sentence } }]);
  });
});

describe('an answer', () => {
  const answer = { subject: 'Re: General Inquiry', text: 'It is, from noon.' };

  test('goes out as plain text, signed by the gallery, with the message quoted', async () => {
    const id = await written({ message: 'Is the studio open?\n\nOn Friday?' });
    await actOn(api, id, { path: 'answers', body: answer });
    expect((await record(id)).history[0]?.mail).toMatchObject({ state: 'waiting' });
    const before = await api.mails();
    await api.deliverOutbox();
    const mail = (await api.mails())
      .filter((each) => !before.includes(each))
      .find((each) => each.includes('from noon'));
    expect(mail).toContain('To: ada@example.com');
    expect(mail).toMatch(/Reply-To: .*<sales@tfgallery\.example>/);
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail?.replaceAll('\r\n', '\n').replaceAll('=20\n', ' \n')).toMatch(
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
    await actOn(api, id, { path: 'answers', body: answer });
    expect((await list('?due=owed')).total).toBe(0);
    expect((await record(id)).answeredAt).not.toBeNull();
  });
});

describe('a pre-sale request', () => {
  test('is answered by the opening of the work, and is no deletable message', async () => {
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
    await api.request(`/api/admin/artworks/${artworkId}/opening`, { method: 'POST', headers: asOwner });
    expect(await record(id)).toMatchObject({ state: 'answered', history: [{ kind: 'opened' }] });
  });
});
