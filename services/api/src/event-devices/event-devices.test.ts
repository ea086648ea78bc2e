import type { OpenAPIObject } from '@nestjs/swagger';
import { asOwner, OWNER } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import { emailText } from '../../test/builders/email-text';
import { createEvent } from '../../test/builders/events';
import { plainPhoto } from '../../test/builders/event-files';
import { column } from '../../test/builders/checkout';
import { staffSignedIn } from '../../test/builders/staff';
import { photosOf, sendPhotos } from '../../test/builders/uploads';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

let api: TestApi;
let eventId: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  eventId = (await createEvent(api, { title: 'An Evening of Light' })).id;
});
afterAll(() => api.close());

interface Answer {
  status: number;
  code?: string;
  token?: string;
  expiresAt?: string;
}

async function codeFor(event = eventId, headers: Record<string, string> = asOwner): Promise<string> {
  const path = `/api/admin/studio-events/${event}/pairing-codes`;
  const answer = await api.request(path, { method: 'POST', headers });
  expect(answer.status).toBe(201);
  return /"code":"([\w-]+)"/.exec(await answer.text())?.[1] ?? '';
}

async function pair(code: string, name = 'Studio laptop'): Promise<Answer> {
  const answer = await api.request('/api/event-devices/pair', { method: 'POST', body: { code, name } });
  const body: Partial<Answer> = JSON.parse(await answer.text());
  return { ...body, status: answer.status };
}

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
const paired = async (event?: string, name?: string): Promise<{ authorization: string }> =>
  bearer((await pair(await codeFor(event), name)).token);

/** Uploads the way gallery-ingest does. */
async function upload(headers: { authorization: string }): Promise<Answer> {
  const body = new FormData();
  const bytes = await plainPhoto().jpeg().toBuffer();
  body.append('photos', new Blob([new Uint8Array(bytes)]), 'DSC_0001.JPG');
  const answer = await api.fetch('/api/event-devices/photos', { method: 'POST', headers, body });
  const said: Partial<Answer> = JSON.parse(await answer.text());
  return { ...said, status: answer.status };
}

async function devices(event = eventId): Promise<{ id: string; state: string }[]> {
  const path = `/api/admin/studio-events/${event}/devices`;
  const listed: { id: string; state: string }[] = JSON.parse(
    await (await api.request(path, { headers: asOwner })).text(),
  );
  return listed;
}

const revoke = (id: string, headers: Record<string, string> = asOwner): Promise<Response> =>
  api.request(`/api/admin/event-devices/${id}`, { method: 'DELETE', headers });

describe('pairing', () => {
  test('gives a token for the event’s photos, until three days after it (R10)', async () => {
    const answer = await pair((await codeFor()).toLowerCase().replace('-', ' '));
    const endsAt = api.clock.now().getTime() + 2 * 60 * MINUTE_MS;
    expect(answer).toMatchObject({ status: 201, eventId, eventTitle: 'An Evening of Light' });
    expect(Math.abs(Date.parse(answer.expiresAt ?? '') - endsAt - 3 * DAY_MS)).toBeLessThan(MINUTE_MS);
    expect((await upload(bearer(answer.token))).status).toBe(200);
    expect(await photosOf(api, eventId)).toHaveLength(1);
    const stored = await column(api, 'SELECT CONCAT(token_digest, name) FROM event_devices');
    expect(stored.join()).not.toContain(answer.token);
  });

  test('lasts a day for a past event, and a month at most for a distant one', async () => {
    const hours = (wanted: number) => new Date(api.clock.now().getTime() + wanted * 60 * MINUTE_MS);
    const over = await createEvent(api, { status: 'completed', startsAt: hours(-300), endsAt: hours(-297) });
    const far = await createEvent(api, { status: 'scheduled', startsAt: hours(2_000), endsAt: hours(2_003) });
    const validDays = async ({ id }: { id: string }) => {
      const { expiresAt = '' } = await pair(await codeFor(id));
      return Math.round((Date.parse(expiresAt) - api.clock.now().getTime()) / DAY_MS);
    };
    expect([await validDays(over), await validDays(far)]).toEqual([1, 30]);
  });

  test('works once with each code, even for simultaneous devices (R10)', async () => {
    const code = await codeFor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => pair(code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
    expect(await pair(code)).toMatchObject({ status: 401, code: 'pairing_code_refused' });
    expect(await devices()).toHaveLength(1);
  });

  test('rejects a code after ten minutes, and one that was replaced', async () => {
    const [replaced, late] = [await codeFor(), await codeFor()];
    expect((await pair(replaced)).code).toBe('pairing_code_refused');
    api.clock.advance(10 * MINUTE_MS);
    expect((await pair(late)).code).toBe('pairing_code_refused');
    expect(await devices()).toEqual([]);
  });

  test('allows a network ten guesses, even simultaneous ones, then rejects the right code too (R10)', async () => {
    const code = await codeFor();
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, each) => pair(`7KXQ-4M${10 + each}`)));
    const counted = guesses.filter(({ status }) => status === 401);
    expect(counted.length).toBeLessThanOrEqual(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30 - counted.length);
    expect(await pair(code)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(await devices()).toEqual([]);
  });

  test('codes are random, without characters that look alike', async () => {
    const codes = new Set<string>();
    for (let each = 0; each < 50; each += 1) codes.add(await codeFor());
    expect(codes.size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const [stored] = await column(api, 'SELECT code_digest FROM event_device_codes');
    expect(stored).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is reported to every owner by email, and the audit log names the device', async () => {
    const mara = await staffSignedIn(api);
    const { token } = await pair(await codeFor(eventId, mara.headers), 'Laptop at the bar');
    await upload(bearer(token));
    await upload(bearer(token));
    await api.deliverOutbox();
    const mails = (await api.mails()).map(emailText).filter((mail) => mail.includes('Laptop at the bar'));
    expect(mails).toEqual([expect.stringContaining(`To: ${OWNER.username}@gallery.example`)]);
    expect(mails[0]).toContain('using a code from Mara');
    const lines = await column(
      api,
      `SELECT CONCAT_WS(' ', actor_kind, action, JSON_UNQUOTE(JSON_EXTRACT(details, '$.device'))) FROM audit_log ORDER BY at, id`,
    );
    expect(lines).toEqual([
      'device event.device-paired Laptop at the bar',
      'device event.photos-uploaded Laptop at the bar',
    ]);
    const log = await (await api.request('/api/admin/audit-log', { headers: asOwner })).text();
    expect(log).toContain('"name":"Laptop at the bar"');
  });

  test('requires a name', async () => {
    const fields = { name: 'Please give this device a name.' };
    expect(await pair(await codeFor(), ' ')).toMatchObject({ status: 400, fields });
  });
});

describe('a device', () => {
  test('is listed for its event, with who paired it and its last use', async () => {
    const headers = await paired();
    await upload(headers);
    expect(await devices()).toEqual([
      {
        id: expect.any(String),
        name: 'Studio laptop',
        pairedBy: 'Theodora',
        pairedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        expiresAt: expect.any(String),
        state: 'active',
      },
    ]);
    const other = await createEvent(api);
    expect(await devices(other.id)).toEqual([]);
  });

  test('that was revoked is rejected at once, with a message that says what to do (R10)', async () => {
    const headers = await paired();
    const [{ id } = { id: '' }] = await devices();
    expect((await revoke(id)).status).toBe(204);
    expect((await revoke(id)).status).toBe(204);
    expect(await upload(headers)).toMatchObject({
      status: 401,
      code: 'device_refused',
      message: 'This device was revoked in the console. Pair it again with a new code.',
    });
    const lines = await column(api, `SELECT action FROM audit_log WHERE actor_kind = 'owner'`);
    expect(lines).toEqual(['event.device-revoked']);
    expect((await revoke('unknown')).status).toBe(404);
    expect(await devices()).toMatchObject([{ state: 'revoked' }]);
  });

  test('is rejected after it expires, and when its event is deleted', async () => {
    const headers = await paired();
    api.clock.advance(4 * DAY_MS);
    expect(await upload(headers)).toMatchObject({ status: 401, message: expect.stringMatching(/expired/) });
    expect(await devices()).toMatchObject([{ state: 'expired' }]);
    const other = await createEvent(api);
    const others = await paired(other.id);
    const path = `/api/admin/studio-events/${other.id}`;
    expect((await api.request(path, { method: 'DELETE', headers: asOwner })).status).toBe(200);
    expect(await upload(others)).toMatchObject({ status: 401, code: 'device_refused' });
  });

  test('uploads only to its own event: the console’s upload rejects it for every event (R10)', async () => {
    const headers = await paired();
    const other = await createEvent(api);
    const bytes = await plainPhoto().jpeg().toBuffer();
    for (const id of [eventId, other.id])
      expect((await sendPhotos(api, id, [{ bytes }], headers)).status).toBe(401);
    await upload(headers);
    expect([await photosOf(api, eventId), await photosOf(api, other.id)]).toMatchObject([[{}], []]);
  });

  test('gets from every other route what an anonymous caller gets (R10)', async () => {
    const document: OpenAPIObject = JSON.parse(await (await api.request('/api/openapi.json')).text());
    const headers = await paired();
    const cookie = `admin_session=${headers.authorization.replace('Bearer ', '')}`;
    const routes = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => ({
        path: path.replaceAll(/\{\w+\}/g, eventId),
        method: method.toUpperCase(),
        isForDevices: JSON.stringify(item[method]?.security ?? []).includes('"device"'),
      })),
    );
    const ask = async (path: string, method: string, sent: Record<string, string>): Promise<string> => {
      const body = method === 'GET' ? undefined : {};
      const answer = await api.request(path, { method, body, headers: sent });
      return `${method} ${path}: ${answer.status}`;
    };
    const ofDevices: string[] = [];
    const answers: string[] = [];
    for (const { path, method, isForDevices } of routes) {
      if (isForDevices) {
        ofDevices.push(`${method} ${path}`);
        continue;
      }
      const stranger = await ask(path, method, {});
      expect(await ask(path, method, headers)).toBe(stranger);
      expect(await ask(path, method, { cookie, 'sec-fetch-site': 'same-origin' })).toBe(stranger);
      answers.push(stranger);
    }
    expect(answers.filter((answer) => answer.endsWith(' 401')).length).toBeGreaterThan(100);
    expect(ofDevices.toSorted()).toEqual([
      'POST /api/event-devices/photo-digests',
      'POST /api/event-devices/photos',
    ]);
  });

  test('is not interchangeable with a session: neither guest nor staff can upload with theirs', async () => {
    const { headers } = await staffSignedIn(api);
    const session = headers.cookie.replace('admin_session=', '');
    for (const authorization of [`Bearer ${session}`, 'Bearer made-up', 'Basic YTpi', ''])
      expect(await upload({ authorization })).toMatchObject({ status: 401, code: 'device_refused' });
  });
});
