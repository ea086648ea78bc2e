import { signedIn } from '../../test/collectors';
import { asOwner, OWNER_KEY } from '../../test/payment-request';
import { startApi, type TestApi } from '../../test/start-api';
import { describePicture } from '../../test/works';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { OWNER_API_KEY: OWNER_KEY } });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const write = (body: object) =>
  api.request('/api/admin/artist-notes', { method: 'POST', headers: asOwner, body });

const notes = async (headers: Record<string, string>): Promise<unknown> =>
  (await api.request('/api/collector/artist-notes', { headers })).json();

test('a note is read by its collector alone, with its picture', async () => {
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

test('notes for a level reach all above it, newest first', async () => {
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
])('the note %j is refused for its %s', async (body, field) => {
  const answer = await write(body);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { [field]: expect.any(String) } },
  ]);
});
