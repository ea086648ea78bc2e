import sharp from 'sharp';
import { EVENT_FORM, eventCalls, eventForm } from '../../../test/builders/event-forms';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => api.reset());

afterAll(() => api.close());

const { send, create } = eventCalls(() => api);

test('guests see a new event under the public field names (A76, G60)', async () => {
  const { status, answer } = await create();
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    title: 'One lamp',
    eventDate: '2030-05-02T00:00:00.000Z',
    endDate: '2030-05-02T03:00:00.000Z',
    maxAttendees: 40,
    heroImage: null,
    status: 'scheduled',
  });
  const guests = await api.request(`/api/events/${String(answer.id)}`);
  expect(await guests.json()).toMatchObject({
    title: 'One lamp',
    startTime: '2030-05-02T00:00:00.000Z',
    maxParticipants: 40,
  });
});

test('the hero image is imported and shown', async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446' } })
    .jpeg()
    .toBuffer();
  const { answer } = await create({}, picture);
  const file = await api.request(String(answer.heroImage));
  expect({ status: file.status, type: file.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/jpeg',
  });
});

test('a file that is not an image is rejected', async () => {
  expect(await create({}, 'not a picture')).toMatchObject({ status: 415 });
  expect(await column(api, 'SELECT COUNT(*) FROM events')).toEqual(['0']);
});

const REQUIRED = 'Title, description, and location are required';

test.each([
  [{ title: ' ' }, { title: REQUIRED }],
  [{ description: '' }, { description: REQUIRED }],
  [{ location: '' }, { location: REQUIRED }],
  [{ title: 'x'.repeat(201) }, { title: 'Please keep the title within 200 characters.' }],
  [{ title: 'One\nBcc: all@example.com' }, { title: 'Please enter the title on one line.' }],
  [{ eventDate: 'tomorrow' }, { eventDate: 'Please enter a date and a time.' }],
  [{ eventDate: '2030-02-31T19:00' }, { eventDate: 'Please enter a date and a time.' }],
  [{ maxAttendees: '0' }, { maxAttendees: 'Please enter a whole number of guests, or leave it empty.' }],
  [{ maxAttendees: '12.5' }, { maxAttendees: 'Please enter a whole number of guests, or leave it empty.' }],
  [{ maxAttendees: '70000' }, { maxAttendees: 'Please enter a whole number of guests, or leave it empty.' }],
  [{ endDate: '2030-05-01T18:00:00-05:00' }, { endDate: 'The event must end after it starts.' }],
])('a form with %j is rejected at its field (G64)', async (fields, faults) => {
  expect(await create(fields)).toMatchObject({ status: 400, answer: { fields: faults } });
});

test('an event has its own hashtag, which guests share (G101)', async () => {
  const { answer } = await create({ hashtag: ' PaperEvening ' });
  expect(answer.hashtag).toBe('#PaperEvening');
  const guests = await api.request(`/api/events/${String(answer.id)}`);
  expect(await guests.json()).toMatchObject({ hashtag: '#PaperEvening' });
});

test('an event without a hashtag has none, and emptying it removes it (G101)', async () => {
  expect((await create()).answer.hashtag).toBeNull();
  const { answer } = await create({ hashtag: '#写真の夜' });
  const edit = async (fields: Record<string, string>) =>
    (await send('PATCH', `/${String(answer.id)}`, eventForm(fields))).answer.hashtag;
  expect(await edit({ title: 'Two lamps' })).toBe('#写真の夜');
  expect(await edit({ hashtag: ' ' })).toBeNull();
});

test.each([
  ['PaperSize Evening', 'Please use only letters, digits, and underscores, such as #PaperEvening.'],
  ['#', 'Please use only letters, digits, and underscores, such as #PaperEvening.'],
  ['x'.repeat(50), 'Please keep the hashtag within 50 characters.'],
])('the hashtag %j is rejected at its field (G101)', async (hashtag, fault) => {
  expect(await create({ hashtag })).toMatchObject({ status: 400, answer: { fields: { hashtag: fault } } });
});

test('an unknown field is rejected', async () => {
  expect(await create({ status: 'live' })).toMatchObject({
    status: 400,
    answer: { fields: { status: expect.any(String) } },
  });
});

test('an empty form gets errors for the required fields (A74, G64, R15)', async () => {
  const { answer } = await send('POST', '', eventForm({ maxAttendees: '3' }));
  expect(answer.fields).toEqual({
    title: REQUIRED,
    description: REQUIRED,
    eventDate: 'Please enter a date and a time.',
    location: REQUIRED,
  });
});

test('a time without an offset is the venue’s, by default the gallery’s', async () => {
  expect(await create({ eventDate: '2030-05-01T19:00' })).toMatchObject({
    answer: { eventDate: '2030-05-02T00:00:00.000Z', timeZone: 'America/Chicago' },
  });
  expect(await create({ eventDate: '2030-05-01T19:00', timeZone: 'America/Los_Angeles' })).toMatchObject({
    answer: { eventDate: '2030-05-02T02:00:00.000Z', timeZone: 'America/Los_Angeles' },
  });
  expect(await create({ timeZone: 'Dallas' })).toMatchObject({
    status: 400,
    answer: { fields: { timeZone: 'Please choose a time zone.' } },
  });
});

test('fifty guests can register if the form gives no number, any number if it is empty (A73, A9)', async () => {
  const { maxAttendees: _left, ...others } = EVENT_FORM;
  expect(await send('POST', '', eventForm(others))).toMatchObject({ answer: { maxAttendees: 50 } });
  expect(await create({ maxAttendees: '' })).toMatchObject({ answer: { maxAttendees: null } });
});

test('an update changes only the fields that it names (A78, G63)', async () => {
  const { answer } = await create({ isVipOnly: 'true' });
  const edited = await send(
    'PATCH',
    `/${String(answer.id)}`,
    eventForm({ title: 'Two lamps', maxAttendees: '' }),
  );
  expect(edited.answer).toEqual({ ...answer, title: 'Two lamps', maxAttendees: null, version: 2 });
});

test('the second of two updates based on the same version is rejected', async () => {
  const { answer } = await create();
  const edit = (fields: Record<string, string>) =>
    send('PATCH', `/${String(answer.id)}`, eventForm({ ...fields, version: '1' }));
  expect(await edit({ title: 'Two lamps' })).toMatchObject({ status: 200 });
  expect(await edit({ location: 'Fort Worth, Texas' })).toMatchObject({
    status: 409,
    answer: { code: 'changed_meanwhile', details: { version: 2 } },
  });
  const { answer: kept } = await send('GET', `/${String(answer.id)}`);
  expect(kept).toMatchObject({ title: 'Two lamps', location: 'Dallas, Texas' });
});

test('a version that is not a number is rejected at its field', async () => {
  const { answer } = await create();
  expect(await send('PATCH', `/${String(answer.id)}`, eventForm({ version: 'x' }))).toMatchObject({
    status: 400,
    answer: { fields: { version: 'Please send the version of the event that was read.' } },
  });
});

test('a new start time keeps the duration', async () => {
  const { answer } = await create({ endDate: '2030-05-01T20:30:00-05:00' });
  const edited = await send(
    'PATCH',
    `/${String(answer.id)}`,
    eventForm({ eventDate: '2030-06-01T19:00:00Z' }),
  );
  expect(edited.answer).toMatchObject({ endDate: '2030-06-01T20:30:00.000Z' });
});
