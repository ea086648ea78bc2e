import { signedIn } from '../../../test/builders/collectors';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { describePicture } from '../../../test/builders/artworks';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const write = (body: object) =>
  api.request('/api/admin/artist-notes', { method: 'POST', headers: asOwner, body });

const notes = async (headers: Record<string, string>): Promise<unknown> =>
  (await api.request('/api/collector/artist-notes', { headers })).json();

test('only its collector reads a note, with its picture', async () => {
  const ada = await signedIn(api);
  const eve = await signedIn(api, { firstName: 'Eve' });
  const mediaId = await describePicture(api);
  const note = { title: 'A first proof', text: 'Fresh from the press.', mediaId, pictureAlt: 'The proof' };
  expect((await write({ ...note, collectorId: ada.id })).status).toBe(201);

  expect(await notes(ada.headers)).toMatchObject([
    { title: 'A first proof', text: 'Fresh from the press.', picture: { alt: 'The proof' } },
  ]);
  expect(await notes(eve.headers)).toEqual([]);
});

test('notes for a level reach all levels above it, newest first', async () => {
  const vip = await signedIn(api, { level: 'VIP' });
  const first = await signedIn(api, { firstName: 'Eve' });
  await write({ level: 'VIP', title: 'One', text: 'For few.' });
  await write({ level: 'Standard', title: 'Two', text: 'For many.' });
  expect(await notes(vip.headers)).toMatchObject([{ title: 'Two' }, { title: 'One' }]);
  expect(await notes(first.headers)).toEqual([]);
});

test.each([
  [{ title: 'One', text: 'For nobody.' }, 'collectorId'],
  [{ title: 'One', text: '', level: 'VIP' }, 'text'],
  [{ title: 'One', text: 'Words.', level: 'VIP', mediaId: 'f'.repeat(32) }, 'mediaId'],
])('the note %j is rejected for its %s', async (body, field) => {
  const answer = await write(body);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { [field]: expect.any(String) } },
  ]);
});

test('notes are exported, and the audit log names them by title', async () => {
  const ada = await signedIn(api);
  await write({ collectorId: ada.id, title: 'One', text: '=For few.' });
  await write({ level: 'VIP', title: 'Two', text: 'For more.' });

  const file = await (await api.request('/api/admin/artist-notes.csv?q=one', { headers: asOwner })).text();
  expect(file.split('\r\n')[1]).toMatch(/^One,.+,'=For few\.$/);
  expect(file).not.toContain('Two');
  const log = await api.request('/api/admin/audit-log?action=artist-note.', { headers: asOwner });
  expect(await log.json()).toMatchObject({
    items: [{ subject: { name: 'Two' } }, { subject: { name: 'One' } }],
  });
});

describe('an existing note', () => {
  const NOTES = '/api/admin/artist-notes';

  async function written(): Promise<string> {
    await write({ level: 'VIP', title: 'One', text: 'For few.' });
    const [id] = await column(api, 'SELECT id FROM artist_notes');
    return String(id);
  }
  const change = (id: string, body: object) =>
    api.request(`${NOTES}/${id}`, { method: 'PUT', headers: asOwner, body });

  test('shows its changes', async () => {
    const vip = await signedIn(api, { level: 'VIP' });
    const id = await written();
    const body = { level: 'VIP', title: 'One', text: 'For very few.', version: 1 };
    expect((await change(id, body)).status).toBe(200);
    expect(await notes(vip.headers)).toMatchObject([{ text: 'For very few.' }]);
    expect(await (await change(id, body)).json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { record: { text: 'For very few.', version: 2 } },
    });
  });

  test('cannot be read once it is deleted', async () => {
    const vip = await signedIn(api, { level: 'VIP' });
    const id = await written();
    const withdraw = () => api.request(`${NOTES}/${id}`, { method: 'DELETE', headers: asOwner });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
    expect(await notes(vip.headers)).toEqual([]);
  });
});
