import { signedIn, type TestCollector } from '../../test/builders/collectors';
import { asOwner } from '../../test/app/signed-in-owner';
import { column } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { createWork } from '../../test/builders/artworks';
import { CollectorDeleted, CollectorDataExportRequested } from '../identity';
import { DomainEvents } from '../platform';

let api: TestApi;
let ada: TestCollector;
let eve: TestCollector;
let artworkId: string;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  ({ id: artworkId } = await createWork(api));
  ada = await signedIn(api);
  eve = await signedIn(api, { firstName: 'Eve' });
  for (const collector of [ada, eve]) await collect(collector);
});
afterAll(() => api.close());

/** A favorite, an inquiry and a commission request of the collector. */
async function collect({ id, email, headers }: TestCollector): Promise<void> {
  const post = (path: string, body: object, by: Record<string, string> = headers) =>
    api.request(path, { method: 'POST', body, headers: by });
  await post('/api/favorites', { artworkId });
  await post('/api/collector/inquiry', { inquiryType: 'Framing', artworkId, message: `From ${email}` });
  await post('/api/admin/commission-requests', { ...commission, collectorId: id }, asOwner);
}

const commission = {
  projectType: 'Diptych',
  budgetRange: '$10,000',
  description: 'Two panels.',
  wantsStudioVisit: false,
};

const remove = ({ id, email }: TestCollector) =>
  api.database.transaction(() => api.get(DomainEvents).publish(new CollectorDeleted(id, email)));

async function exported({ id }: TestCollector): Promise<Record<string, unknown>> {
  const event = new CollectorDataExportRequested(id);
  await api.get(DomainEvents).publish(event);
  return Object.fromEntries(event.sections);
}

test('an export has only the collector’s own favorites, commissions and inquiries', async () => {
  expect(await exported(ada)).toMatchObject({
    favorites: [{ artworkId, createdAt: expect.any(String) }],
    commissions: [{ projectType: 'Diptych', events: [{ status: 'pending' }] }],
    inquiries: [{ inquiryType: 'Framing', artworkId, message: 'From ada@example.com' }],
  });
});

test('an export has favorites of hidden artworks as well', async () => {
  await api.database.manager.query("UPDATE artworks SET live_status = 'hidden'");
  expect(await exported(ada)).toMatchObject({ favorites: [{ artworkId }] });
});

test('favorites are deleted with their account', async () => {
  await remove(ada);
  expect(await column(api, 'SELECT collector_id FROM favorites')).toEqual([eve.id]);
});

test('a commission stays, without its collector', async () => {
  await remove(ada);
  expect(await column(api, 'SELECT collector_id FROM commission_requests ORDER BY id')).toEqual([
    null,
    eve.id,
  ]);
});

test('an inquiry stays without name, address and text', async () => {
  await remove(ada);
  const rows: unknown = await api.database.manager.query(
    'SELECT collector_id, name, email, message, inquiry_type FROM contact_messages ORDER BY id',
  );
  expect(rows).toEqual([
    { collector_id: null, name: 'Former collector', email: '', message: '', inquiry_type: 'Framing' },
    expect.objectContaining({ collector_id: eve.id, email: eve.email }),
  ]);
});

test('so does a message sent through the public form from their confirmed address', async () => {
  const letter = { name: 'Ada', email: ada.email, subject: 'General Inquiry', message: 'Hello' };
  await api.request('/api/contact', { method: 'POST', body: letter });
  await remove(ada);
  expect(await column(api, "SELECT name FROM contact_messages WHERE type = 'general'")).toEqual([
    'Former collector',
  ]);
});

test('deleting an account keeps messages from an address that differs by an accent', async () => {
  const body = {
    name: 'Adá',
    email: 'Adá@example.com',
    subject: 'A question',
    message: 'Is it still there?',
  };
  expect((await api.request('/api/contact', { method: 'POST', body })).status).toBe(200);
  await remove(ada);
  expect(await column(api, "SELECT name FROM contact_messages WHERE subject = 'A question'")).toEqual([
    'Adá',
  ]);
});

test('and removes those from their own, however it was written', async () => {
  const body = {
    name: 'Ada',
    email: 'ADA@Example.com',
    subject: 'A question',
    message: 'Is it still there?',
  };
  await api.request('/api/contact', { method: 'POST', body });
  await remove(ada);
  expect(await column(api, "SELECT email FROM contact_messages WHERE subject = 'A question'")).toEqual(['']);
});

describe('the gallery’s replies and notes', () => {
  const act = async (path: string, body: object) => {
    const [inquiry] = await column(api, 'SELECT id FROM contact_messages ORDER BY id');
    const at = `/api/admin/inbox/${String(inquiry)}/${path}`;
    expect((await api.request(at, { method: 'POST', headers: asOwner, body })).status).toBe(201);
  };
  beforeEach(async () => {
    await act('replies', { subject: 'Re: your inquiry', text: 'Gladly.', version: 1 });
    await act('notes', { note: 'A friend of Grace.' });
  });

  test('are in the export', async () => {
    expect(await exported(ada)).toMatchObject({
      inquiries: [
        {
          answers: [{ subject: 'Re: your inquiry', text: 'Gladly.' }],
          notes: [{ text: 'A friend of Grace.' }],
        },
      ],
    });
  });

  test('are removed with the account, and so is the text of the email', async () => {
    await api.deliverOutbox();
    await remove(ada);
    const rows = await api.database.manager.query('SELECT subject, text FROM contact_message_events');
    expect(rows).toEqual([
      { subject: null, text: null },
      { subject: null, text: null },
    ]);
    expect(JSON.stringify(await column(api, 'SELECT payload FROM outbox'))).not.toContain('Gladly');
  });
});
