import { randomUUID } from 'node:crypto';
import { signedIn } from '../../../test/builders/collectors';
import { countQueries } from '../../../test/app/query-count';
import { actOn, messageList, subjectsOf, writeMessage } from '../../../test/builders/messages';
import { asOwner } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { MAX_LISTED_MATCHES } from '../../platform';
import { ContactMessageEntity } from '../messages/contact-message.entity';
import { MessageListStore } from './message-list.store';
import { SAMPLE_SIZE } from './message-search-terms';

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

describe('the list', () => {
  test('has what the forms and the portal send, and presale requests, newest first', async () => {
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

  test('continues from page to page', async () => {
    for (const subject of ['one', 'two', 'three']) await written({ subject });
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...subjectsOf(first), ...subjectsOf(second)]).toEqual(['three', 'two', 'one']);
    expect([first.total, second.nextCursor]).toEqual([3, null]);
  });

  test('of messages that need a reply begins with the earliest due, and continues', async () => {
    await written({ subject: 'Becoming a Selling Partner' });
    const answered = await written({ subject: 'answered' });
    await actOn(api, answered, { path: 'replies', body: { subject: 'Re: answered', text: 'Yes.' } });
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

  test('marks what is overdue', async () => {
    await written({ subject: 'late' });
    api.clock.advance(23 * HOUR);
    await written({ subject: 'in time' });
    expect(subjectsOf(await list('?due=late'))).toEqual(['late']);
    const counts = await api.request('/api/admin/inbox/counts', { headers: asOwner });
    expect(await counts.json()).toEqual({ awaitingReply: 2, late: 1 });
  });

  const WORDS =
    'A print for the stairwell, in blue, 2 m wide: an x-ray. Write to for@stair_well.com or www.stairs.net.';
  test.each([
    ['type=press', 'Press / Media Inquiry'],
    ['state=closed', 'closed'],
    ['assigned=nobody&q=alone', 'alone'],
    ['q=GRACE@', 'from Grace'],
    ['q=hopper', 'from Grace'],
    ['q=%25', '100%'],
    ['q=the blue stairwell', 'of words'],
    ['q=STAIR', 'of words'],
    ['q=www', 'of words'],
    ['q=2 m', 'of words'],
    ['q=x-ray', 'of words'],
    ['q=for@stair_well.com', 'of words'],
    ['q=stairwell no', ''],
  ])('is filtered by %s', async (query, subject) => {
    await written({ subject: 'Press / Media Inquiry' });
    const closed = await written({ subject: 'closed' });
    await actOn(api, closed, { path: 'state', body: { state: 'closed' } });
    await written({ subject: 'alone' });
    await written({ subject: 'from Grace', name: 'Grace Hopper', email: 'grace@example.com' });
    await written({ subject: '100%' });
    await written({ subject: 'of words', message: WORDS });
    expect(subjectsOf(await list(`?${query}`))).toEqual([subject].filter(Boolean));
  });

  test('has the same messages whether its search finds few or many', async () => {
    await written({ subject: 'blue', message: 'For the hall.' });
    await written({ subject: 'neither', message: 'Nothing.' });
    await written({ subject: 'said', message: 'In blue, please.' });
    const store = api.get(MessageListStore);
    const few = await store.resolveFilter({ q: 'blue', now: api.clock.now() });
    if (!few.found) throw new Error('nothing was looked for');
    const many = { ...few.found, ofWriters: 'many', saying: 'many' } as const;
    const mixed = { ...few.found, ofWriters: 'many' } as const;
    for (const found of [few.found, many, mixed]) {
      const messages = await store.page({ ...few, found }, null, 10);
      expect(messages.map(({ subject }) => subject)).toEqual(['said', 'blue']);
      expect(await store.count({ ...few, found, state: 'open' })).toBe(2);
    }
    expect(await store.count(few)).toBe(2);
  });

  test('counts up to a thousand results of a search, and the whole list without one', async () => {
    const { manager } = api.database;
    const id = await written({ message: 'In blue, please.' });
    const message = await manager.findOneByOrFail(ContactMessageEntity, { id });
    const copies = Array.from({ length: MAX_LISTED_MATCHES }, (_, place) =>
      Object.assign(new ContactMessageEntity(), message, {
        id: randomUUID(),
        digest: null,
        subject: place === 0 ? 'Last' : message.subject,
      }),
    );
    await manager.insert(ContactMessageEntity, copies);
    const all = await list();
    expect(all.total).toBe(MAX_LISTED_MATCHES + 1);
    expect(all).not.toHaveProperty('isTotalMinimum');
    expect(await list('?q=blue')).toMatchObject({ total: MAX_LISTED_MATCHES, isTotalMinimum: true });
    const last = await list('?q=last');
    expect([last.total, subjectsOf(last)]).toEqual([1, ['Last']]);
    expect(last).not.toHaveProperty('isTotalMinimum');
  });

  test('takes as many queries for many as for few', async () => {
    const ada = await signedIn(api);
    const ask = (message: string) =>
      api.request('/api/collector/inquiry', {
        method: 'POST',
        headers: ada.headers,
        body: { message, inquiryType: 'Other' },
      });
    const counts = async () => {
      const asked: number[] = [];
      for (const url of ['/api/admin/inbox', '/api/admin/inbox?q=blue'])
        asked.push(await countQueries(api, () => api.app.inject({ url, headers: asOwner })));
      return asked;
    };
    await ask('One in blue');
    // The common words are read once a minute.
    api.clock.advance(60_000);
    expect([await counts(), await counts()]).toEqual([
      [4, 5],
      [4, 4],
    ]);
    for (const message of ['Two in blue', 'Three in blue', 'Four in blue']) await ask(message);
    await api.database.manager.query(
      'UPDATE contact_messages SET artwork_id = ?, assigned_to = (SELECT id FROM admins LIMIT 1)',
      [(await createWork(api)).id],
    );
    expect(await counts()).toEqual([6, 6]);
  });

  describe('with an artwork, an account and an assignee for each', () => {
    /** Adds this many messages, each a moment older than the previous one, so that the first is the latest. */
    async function addMessages(textOf: (place: number) => string, count: number): Promise<void> {
      const { manager } = api.database;
      const ada = await signedIn(api);
      const id = await written({ message: textOf(0) });
      const message = await manager.findOneByOrFail(ContactMessageEntity, { id });
      const { id: artworkId } = await createWork(api);
      const [admin] = await manager.query<{ id: string }[]>('SELECT id FROM admins');
      const copies = Array.from({ length: count }, (_, place) =>
        Object.assign(new ContactMessageEntity(), message, {
          id: randomUUID(),
          digest: null,
          message: textOf(place),
          createdAt: new Date(message.createdAt.getTime() - place),
          collectorId: ada.id,
          artworkId,
          assignedTo: admin?.id ?? null,
        }),
      );
      await manager.insert(ContactMessageEntity, copies);
    }

    /** After a while, so that the common words are read again too. */
    async function countSearch(q: string): Promise<number> {
      api.clock.advance(HOUR);
      const url = `/api/admin/inbox?state=open&q=${q}`;
      return countQueries(api, () => api.app.inject({ url, headers: asOwner }));
    }

    test('takes at most eight queries, however common the words', async () => {
      const old = 'In blue, never in green.';
      await addMessages((place) => (place < SAMPLE_SIZE ? 'In blue.' : old), 2 * MAX_LISTED_MATCHES);
      expect(await countSearch('blue')).toBeLessThanOrEqual(8);
      expect(await countSearch('never')).toBeLessThanOrEqual(8);
      for (const q of ['blue', 'never'])
        expect(await list(`?state=open&q=${q}`)).toMatchObject({
          total: MAX_LISTED_MATCHES,
          isTotalMinimum: true,
        });
    });

    test('counts completely what only the latest messages contain', async () => {
      await addMessages((place) => (place < SAMPLE_SIZE ? 'In blue.' : 'In green.'), 2 * SAMPLE_SIZE);
      expect(await countSearch('blue')).toBeLessThanOrEqual(8);
      const found = await list('?q=blue');
      expect([found.total, subjectsOf(found).length]).toEqual([SAMPLE_SIZE + 1, 50]);
      expect(found).not.toHaveProperty('isTotalMinimum');
    });
  });

  test('is exported whole, and no cell runs as a formula', async () => {
    await written({ message: '=1+1', name: 'Ada, Countess' });
    const answer = await api.request('/api/admin/inbox.csv', { headers: asOwner });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, row] = (await answer.text()).split('\r\n');
    expect(head).toContain('Received (America/Chicago),Type,About,Subject,Name');
    expect(row).toContain('general,,General Inquiry,"Ada, Countess",ada@example.com');
    expect(row).toContain(",'=1+1");
  });
});
