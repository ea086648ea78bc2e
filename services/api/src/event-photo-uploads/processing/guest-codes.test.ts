import { createEvent, enter } from '../../../test/builders/events';
import { frameWithCode, shotAt } from '../../../test/builders/event-files';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { bringIn, photosOf } from '../../../test/builders/uploads';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const at = async (clock: string) => ({ bytes: await shotAt(`2026:11:22 ${clock}`), name: `${clock}.jpg` });
const codeAt = async (clock: string, code: string) => ({
  bytes: await frameWithCode(code, `2026:11:22 ${clock}`),
  name: `${clock}.jpg`,
});

/** The owners of the frames, in the order of capture, with one word for each guest. */
async function owners(eventId: string, names: Record<string, string>): Promise<string[]> {
  const photos = await photosOf(api, eventId);
  return photos.map(({ state, guestId }) => `${state} ${names[guestId ?? ''] ?? 'nobody'}`);
}

test('photos after a guest’s code are theirs until the next code, and code frames are not published', async () => {
  const { id } = await createEvent(api);
  const grace = await enter(api, id);
  const ada = await enter(api, id, { name: 'Ada Lovelace', email: 'ada@example.com' });

  await bringIn(
    api,
    id,
    await at('19:59:00'),
    await codeAt('20:00:00', grace.guestCode),
    await at('20:01:00'),
    await at('20:02:00'),
    await codeAt('20:03:00', ada.guestCode),
    await at('20:04:00'),
  );

  expect(await owners(id, { [grace.guestId]: 'Grace', [ada.guestId]: 'Ada' })).toEqual([
    'published nobody',
    'code-frame Grace',
    'published Grace',
    'published Grace',
    'code-frame Ada',
    'published Ada',
  ]);
  const mine = await api.request(`/api/events/${id}/my-photos`, { headers: ada.headers });
  expect(await mine.json()).toHaveLength(1);
});

test('a code that arrives after its photos still assigns them', async () => {
  const { id } = await createEvent(api);
  const grace = await enter(api, id);
  await bringIn(api, id, await at('20:01:00'));
  await bringIn(api, id, await codeAt('20:00:00', grace.guestCode));
  expect(await owners(id, { [grace.guestId]: 'Grace' })).toEqual(['code-frame Grace', 'published Grace']);
});

test('a code that arrives late takes no photos from the next guest', async () => {
  const { id } = await createEvent(api);
  const grace = await enter(api, id);
  const ada = await enter(api, id, { name: 'Ada Lovelace', email: 'ada@example.com' });
  await bringIn(api, id, await codeAt('20:03:00', ada.guestCode), await at('20:04:00'), await at('20:01:00'));
  await bringIn(api, id, await codeAt('20:00:00', grace.guestCode));

  expect(await owners(id, { [grace.guestId]: 'Grace', [ada.guestId]: 'Ada' })).toEqual([
    'code-frame Grace',
    'published Grace',
    'code-frame Ada',
    'published Ada',
  ]);
});

test.each([
  ['of a poster', 'https://gallery.example/live-event-gate/tonight'],
  ['of no guest', 'A7K2M9QXPT34'],
])('a photo with a code %s is an ordinary photo', async (_what, text) => {
  const { id } = await createEvent(api);
  await bringIn(api, id, await codeAt('20:00:00', text));
  expect(await owners(id, {})).toEqual(['published nobody']);
});

test('a frame with a code of another event is an ordinary photo', async () => {
  const elsewhere = await enter(api, (await createEvent(api)).id);
  const { id } = await createEvent(api);
  await bringIn(api, id, await codeAt('20:00:00', elsewhere.guestCode));
  expect(await owners(id, {})).toEqual(['published nobody']);
});
