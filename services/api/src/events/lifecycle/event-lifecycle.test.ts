import { createEvent, createScheduled } from '../../../test/builders/events';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { EventScheduleWorker } from './event-schedule.worker';
import type { EventStatus } from './event-status';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const HOUR_MS = 3_600_000;

async function statusOf(id: string): Promise<unknown> {
  const event: { status: string } = JSON.parse(await (await api.request(`/api/events/${id}`)).text());
  return event.status;
}

async function move(id: string, status: unknown): Promise<number> {
  const path = `/api/admin/studio-events/${id}/status`;
  return (await api.request(path, { method: 'POST', body: { status }, headers: asOwner })).status;
}

/** Lets time pass, and lets the gallery check its events. */
async function pass(ms: number): Promise<void> {
  api.clock.advance(ms);
  await api.get(EventScheduleWorker).run();
}

test('an event starts and ends automatically (G61)', async () => {
  api.clock.stopAt(new Date('2030-05-01T12:00:00Z'));
  const { id } = await createScheduled(api, 1);
  await pass(HOUR_MS - 1);
  expect(await statusOf(id)).toBe('scheduled');
  await pass(1);
  expect(await statusOf(id)).toBe('live');
  await pass(3 * HOUR_MS - 1);
  expect(await statusOf(id)).toBe('live');
  await pass(1);
  expect(await statusOf(id)).toBe('completed');
});

test('an automatic change is audited once, however many instances run', async () => {
  await createScheduled(api, -1);
  await Promise.all([api.get(EventScheduleWorker).run(), api.get(EventScheduleWorker).run()]);
  expect(await column(api, 'SELECT actor_kind FROM audit_log')).toEqual(['system']);
  expect(await column(api, 'SELECT details FROM audit_log')).toEqual([{ from: 'scheduled', to: 'live' }]);
});

test('an event whose start and end have both passed is completed', async () => {
  const { id } = await createScheduled(api, -24);
  await pass(0);
  expect(await statusOf(id)).toBe('completed');
});

test('an event that the owner starts early stays live', async () => {
  const { id } = await createScheduled(api, 1);
  expect(await move(id, 'live')).toBe(200);
  await pass(0);
  expect(await statusOf(id)).toBe('live');
});

test('an event that the owner ended stays completed', async () => {
  const { id } = await createEvent(api);
  expect(await move(id, 'completed')).toBe(200);
  await pass(0);
  expect(await statusOf(id)).toBe('completed');
});

test('a cancelled event does not start', async () => {
  const { id } = await createScheduled(api, 1);
  await move(id, 'cancelled');
  await pass(2 * HOUR_MS);
  expect(await statusOf(id)).toBe('cancelled');
});

test('an event ended by mistake can go live again until its end time', async () => {
  const { id } = await createEvent(api);
  await move(id, 'completed');
  expect(await move(id, 'live')).toBe(200);
  await move(id, 'completed');
  api.clock.advance(3 * HOUR_MS);
  expect(await move(id, 'live')).toBe(409);
});

test('repeating a status has no effect and publishes nothing', async () => {
  const { id } = await createEvent(api);
  expect(await move(id, 'live')).toBe(200);
  expect(await column(api, 'SELECT COUNT(*) FROM audit_log')).toEqual(['0']);
});

test.each<[EventStatus, EventStatus]>([
  ['scheduled', 'completed'],
  ['live', 'scheduled'],
  ['completed', 'scheduled'],
  ['completed', 'cancelled'],
  ['cancelled', 'live'],
  ['cancelled', 'completed'],
])('an event that is %s cannot become %s', async (from, to) => {
  const { id } = await createEvent(api, { status: from });
  expect(await move(id, to)).toBe(409);
  expect(await statusOf(id)).toBe(from);
});

test.each(['paused', '', null, 7, ['live']])('the status %j is rejected', async (status) => {
  const { id } = await createEvent(api);
  expect(await move(id, status)).toBe(400);
});

test('the short id moves from event to event over time (G32, G66)', async () => {
  const titleNow = async (): Promise<unknown> => {
    const event: { title: string } = JSON.parse(await (await api.request('/api/events/tfgallery')).text());
    return event.title;
  };
  await createScheduled(api, -48, { title: 'Past', status: 'completed' });
  expect(await titleNow()).toBe('Past');
  await createScheduled(api, 48, { title: 'Later' });
  await createScheduled(api, 24, { title: 'Next' });
  expect(await titleNow()).toBe('Next');
  const { id } = await createEvent(api, { title: 'Now' });
  expect(await titleNow()).toBe('Now');
  await move(id, 'completed');
  expect(await titleNow()).toBe('Next');
});
