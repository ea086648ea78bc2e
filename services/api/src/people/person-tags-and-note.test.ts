import { signedIn } from '../../test/builders/collectors';
import { writeMessage } from '../../test/builders/messages';
import { createEvent, enter } from '../../test/builders/events';
import { staffSignedIn, type TestStaff } from '../../test/builders/staff';
import { startApi, type TestApi } from '../../test/app/start-api';
import { EmailConfirmationService } from '../identity';
import type { PeopleList, PersonRecord } from './dto/people.dto';

let api: TestApi;
let mara: TestStaff;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  mara = await staffSignedIn(api);
});
afterAll(() => api.close());

const call = (method: string, path: string, body?: object) =>
  api.request(`/api/admin/people${path}`, { method, body, headers: mara.headers });

async function list(query = ''): Promise<PeopleList> {
  const answer: unknown = await (await call('GET', query)).json();
  if (!isList(answer)) throw new Error(`Not a list: ${JSON.stringify(answer)}`);
  return answer;
}
const isList = (value: unknown): value is PeopleList =>
  typeof value === 'object' && value !== null && 'items' in value;

async function record(): Promise<PersonRecord> {
  const [row] = (await list('?q=ada@example.com')).items;
  return readRecord(await call('GET', `/${row?.id ?? 'none'}`));
}
async function readRecord(response: Response): Promise<PersonRecord> {
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new Error(`Not a person: ${JSON.stringify(answer)}`);
  return answer;
}
const isRecord = (value: unknown): value is PersonRecord =>
  typeof value === 'object' && value !== null && 'entries' in value;

/** Ada, who wrote a message. */
async function ada(): Promise<PersonRecord> {
  await writeMessage(api);
  return record();
}

test('a tag can be added once, filtered by, counted and removed', async () => {
  const { id } = await ada();
  await call('POST', `/${id}/tags`, { tag: 'Press' });
  const tagged = await readRecord(await call('POST', `/${id}/tags`, { tag: ' press ' }));
  expect(tagged.tags).toEqual(['Press']);
  expect((await list('?tag=press')).items).toMatchObject([{ id, tags: ['Press'] }]);
  expect(await (await call('GET', '/tags')).json()).toEqual([{ tag: 'Press', people: 1 }]);
  expect((await readRecord(await call('DELETE', `/${id}/tags/Press`))).tags).toEqual([]);
});

test.each([{ tag: '' }, { tag: 'x'.repeat(41) }, { tag: 'two\nlines' }, {}])('rejects %j', async (body) => {
  const { id } = await ada();
  expect((await call('POST', `/${id}/tags`, body)).status).toBe(400);
});

test('a person has at most twenty tags', async () => {
  const { id } = await ada();
  for (let number = 1; number <= 20; number += 1) await call('POST', `/${id}/tags`, { tag: `tag ${number}` });
  const answer = await call('POST', `/${id}/tags`, { tag: 'one more' });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { tag: 'A person can have 20 tags.' } },
  ]);
});

test('a note has its author, and an outdated one is rejected with the current note', async () => {
  const { id } = await ada();
  const noted = await readRecord(await call('PUT', `/${id}/note`, { text: 'Likes dusk.', version: 1 }));
  expect(noted.note).toEqual({ text: 'Likes dusk.', by: 'Mara', at: expect.any(String) });
  const stale = await call('PUT', `/${id}/note`, { text: 'Likes dawn.', version: 1 });
  expect([stale.status, await stale.json()]).toMatchObject([
    409,
    { details: { text: 'Likes dusk.', version: 2 } },
  ]);
});

test('both stay when the person does something new', async () => {
  const { id } = await ada();
  await call('POST', `/${id}/tags`, { tag: 'Press' });
  await call('PUT', `/${id}/note`, { text: 'Likes dusk.', version: 1 });
  await enter(api, (await createEvent(api)).id, { name: 'Ada Byron', email: 'ada@example.com' });
  expect(await record()).toMatchObject({
    id,
    kinds: ['inquirer', 'guest'],
    tags: ['Press'],
    note: { text: 'Likes dusk.' },
  });
});

test('a collector who confirms another address keeps tags and note', async () => {
  const collector = await signedIn(api);
  const before = await record();
  await call('POST', `/${before.id}/tags`, { tag: 'Press' });
  await call('PUT', `/${before.id}/note`, { text: 'Prefers mornings.', version: before.version });
  await api.database.transaction(() =>
    api.get(EmailConfirmationService).markConfirmed(collector.id, 'byron@example.com'),
  );
  const [after, ...others] = (await list('?tag=Press')).items;
  expect([after?.email, others]).toEqual(['byron@example.com', []]);
  expect(await readRecord(await call('GET', `/${after?.id}`))).toMatchObject({
    tags: ['Press'],
    note: { text: 'Prefers mornings.', by: expect.any(String) },
  });
  expect((await list('?q=ada@example.com')).items).toEqual([]);
});
