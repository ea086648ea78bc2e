import { v7 as uuid } from 'uuid';
import { countQueries } from '../../../test/app/query-count';
import { createScheduled } from '../../../test/builders/events';
import { checkoutBody, column, createEdition, openCheckout } from '../../../test/builders/checkout';
import { staffSignedIn, type TestStaff } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Mailer } from '../../platform';
import { AuditLogService } from './audit-log.service';
import { AuditSubjectResolver } from './audit-subject.resolver';
import type { AuditPage } from './dto/audit-log.dto';
import { AuditLogQueries } from './audit-log.queries';

let api: TestApi;
let owner: TestStaff;
beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  owner = await staffSignedIn(api, { role: 'owner', firstName: 'Theo' });
});
afterAll(() => api.close());

async function read(query = ''): Promise<AuditPage> {
  const answer = await api.request(`/api/admin/audit-log${query}`, { headers: owner.headers });
  const page: unknown = await answer.json();
  if (!isPage(page)) throw new Error(`${answer.status}: ${JSON.stringify(page)}`);
  return page;
}

const isPage = (page: unknown): page is AuditPage =>
  typeof page === 'object' && page !== null && 'items' in page;

const actions = async (query?: string) => (await read(query)).items.map(({ action }) => action);

/** Three actions, a minute apart. */
async function threeDeeds(): Promise<TestStaff> {
  const mara = await staffSignedIn(api);
  const audit = api.get(AuditLogService);
  await audit.record({
    action: 'order.refunded',
    actor: { kind: 'staff', id: mara.id },
    subject: { kind: 'order', id: 'TF-1' },
    details: { reason: 'damaged' },
  });
  api.clock.advance(60_000);
  await audit.record({
    action: 'order.moved',
    actor: { kind: 'owner', id: owner.id },
    subject: { kind: 'order', id: 'TF-2' },
  });
  api.clock.advance(60_000);
  await audit.record({ action: 'gate.refused', actor: { kind: 'nobody' }, details: { attempts: 3 } });
  return mara;
}

test('says who did what, when and to what, latest first', async () => {
  const mara = await threeDeeds();
  const { items, total, nextCursor } = await read();
  expect([items.map(({ action }) => action), total, nextCursor]).toEqual([
    ['gate.refused', 'order.moved', 'order.refunded'],
    3,
    null,
  ]);
  expect(items[2]).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    actor: { kind: 'staff', id: mara.id, name: 'mara' },
    action: 'order.refunded',
    subject: { kind: 'order', id: 'TF-1', name: null },
    device: null,
    details: { reason: 'damaged' },
  });
});

test.each([
  ['?actor=mara', ['order.refunded']],
  ['?actor=Theo', ['order.moved']],
  ['?actorKind=nobody', ['gate.refused']],
  ['?action=order.', ['order.moved', 'order.refunded']],
  ['?action=order%20ref', ['order.refunded']],
  ['?action=order%25', []],
  ['?subjectKind=order&subject=TF-2', ['order.moved']],
  ['?actor=n%C3%BCemand', []],
])('%s lets through %j', async (query, expected) => {
  await threeDeeds();
  expect(await actions(query)).toEqual(expected);
});

describe('subject names', () => {
  /** A subject of each kind that has a name, and an entry about each. */
  async function touched(title: string) {
    const edition = await createEdition(api, { title });
    const { orderNumber } = await openCheckout(api, checkoutBody([edition]));
    const [orderId] = await column(api, `SELECT id FROM orders WHERE number = '${orderNumber}'`);
    await api.get(Mailer).send({ to: 'ada@example.com', subject: `News of ${title}`, text: 'It is here.' });
    const [mailId] = await column(api, `SELECT id FROM outbox WHERE subject = 'News of ${title}'`);
    const message = {
      name: `${title}’s admirer`,
      email: 'ada@example.com',
      subject: title,
      message: 'Where is it?',
    };
    await api.request('/api/contact', { method: 'POST', body: message });
    const [messageId] = await column(api, `SELECT id FROM contact_messages WHERE subject = '${title}'`);
    const event = await createScheduled(api, 24, { title: `${title}, an evening` });
    const subjects = [
      { kind: 'order', id: String(orderId), name: orderNumber },
      { kind: 'artwork', id: edition.artworkId, name: title },
      { kind: 'event', id: event.id, name: event.title },
      { kind: 'mail', id: String(mailId), name: `News of ${title}` },
      { kind: 'message', id: String(messageId), name: message.name },
      { kind: 'admin', id: owner.id, name: owner.username },
    ];
    const actor = { kind: 'owner', id: owner.id } as const;
    for (const { kind, id } of subjects)
      await api.get(AuditLogService).record({ action: 'artwork.changed', actor, subject: { kind, id } });
    return subjects;
  }

  test('are those that people know', async () => {
    const subjects = await touched('Dunes');
    const { items } = await read('?action=artwork.changed');
    expect(items.map(({ subject }) => subject).toReversed()).toEqual(subjects);
  });

  test.each(['order', 'artwork', 'event', 'admin'])('find the entries about %s', async (kind) => {
    const thing = (await touched('Dunes')).find((each) => each.kind === kind);
    const { items } = await read(`?action=artwork.changed&subject=${encodeURIComponent(thing?.name ?? '')}`);
    expect(items.map(({ subject }) => subject?.id)).toEqual([thing?.id]);
  });

  test('are looked up in one query, whatever the kinds', async () => {
    expect(await countQueries(api, () => api.get(AuditSubjectResolver).findByName('Dünes'))).toBe(1);
    expect((await read(`?subject=${encodeURIComponent('Dünes')}`)).items).toEqual([]);
  });

  test('are read once for each kind, however many entries there are', async () => {
    const page = () => api.get(AuditLogQueries).list({ action: 'artwork.changed' });
    await touched('Dunes');
    const one = await countQueries(api, page);
    expect(one).toBeGreaterThan(0);
    for (const title of ['Tides', 'Salt', 'Wind']) await touched(title);
    expect(await countQueries(api, page)).toBe(one);
  });
});

test('filters by time range', async () => {
  const from = api.clock.now();
  await threeDeeds();
  const to = new Date(from.getTime() + 60_000);
  expect(await actions(`?from=${from.toISOString()}&to=${to.toISOString()}`)).toEqual(['order.refunded']);
});

test('rejects an invalid time at its field', async () => {
  const answer = await api.request('/api/admin/audit-log?from=2026-W10', { headers: owner.headers });
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { from: expect.any(String) } }]);
});

test('continues from page to page without repeating or skipping an entry', async () => {
  await threeDeeds();
  const first = await read('?limit=2');
  const second = await read(`?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ action }) => action)).toEqual([
    'gate.refused',
    'order.moved',
    'order.refunded',
  ]);
  expect([first.total, second.total, second.nextCursor]).toEqual([3, 3, null]);
});

test('is exported with its filters, for the owner only', async () => {
  const mara = await threeDeeds();
  const path = '/api/admin/audit-log.csv?action=order.';
  const file = await (await api.request(path, { headers: owner.headers })).text();
  expect(file.trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d,owner,.*,order\.moved,order,,TF-2,,$/),
    expect.stringContaining(`,staff,mara,${mara.id},order.refunded,order,,TF-1,,"{""reason"":""damaged""}"`),
  ]);
  expect((await api.request(path, { headers: mara.headers })).status).toBe(403);
});

test.each(["UPDATE audit_log SET action = 'nothing'", 'DELETE FROM audit_log'])(
  'the database rejects %s',
  async (statement) => {
    await threeDeeds();
    await expect(api.database.manager.query(statement)).rejects.toThrow(
      'The audit log is only ever added to.',
    );
    expect((await read()).total).toBe(3);
  },
);

test('names subjects of every kind with one query', async () => {
  const edition = await createEdition(api, { title: 'Dunes', size: '30x20' });
  const kinds = [
    'admin',
    'collector',
    'certificate',
    'artwork',
    'mail',
    'letter',
    'order',
    'preview',
    'artist-note',
    'payment-request',
    'event',
    'commission',
    'device',
    'message',
    'partner',
    'person',
  ];
  const subjects = [
    { kind: 'edition', id: edition.editionId },
    ...kinds.map((kind) => ({ kind, id: kind === 'artwork' ? edition.artworkId : uuid() })),
  ];
  const resolver = api.get(AuditSubjectResolver);
  const [asked, names] = [
    await countQueries(api, () => resolver.resolveNames(subjects)),
    await resolver.resolveNames(subjects),
  ];
  expect(asked).toBe(1);
  expect(subjects.flatMap((subject) => names.nameOf(subject) ?? [])).toEqual(['Dunes, 30 × 20 in', 'Dunes']);
});
