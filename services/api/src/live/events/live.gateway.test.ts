import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { signedIn } from '../../../test/builders/collectors';
import { liveEvent, shoot } from '../../../test/builders/live-events';
import { openPage, type LivePage } from '../../../test/builders/live-page';
import { socketEnd } from '../../../test/app/socket-end';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { SessionsService } from '../../identity';
import { SocketConnections } from '../../platform';
import { LiveGateway } from './live.gateway';
import { LiveRoomsService } from './live-rooms.service';
import { RoomMembershipService } from './room-membership.service';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

describe('Opening a socket', () => {
  it.each(['https://elsewhere.example', 'http://gallery.example.elsewhere.example', 'null'])(
    'is rejected for a page of %s',
    async (origin) => {
      await expect(openPage(api, { origin })).rejects.toThrow('403');
    },
  );

  it('is rejected at another path', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/api/ws`);

    await expect(once(socket, 'open')).rejects.toThrow('404');
  });

  it('is accepted from programs, which send no origin', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/ws`);
    await once(socket, 'open');

    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });
});

describe('Joining an event', () => {
  it('sends the page the revision and the viewer count', async () => {
    const { id, pass } = await liveEvent(api);
    await shoot(api, id);
    const page = await openPage(api);

    expect(await page.join(id, pass)).toEqual({
      type: 'joined',
      eventId: id,
      revision: 1,
      count: 1,
      status: 'live',
    });
    await page.close();
  });

  it('tells a new page at once how many follow the event', async () => {
    const { id, pass } = await liveEvent(api);
    const [first, second] = [await openPage(api), await openPage(api)];
    await first.join(id, pass);
    await second.join(id, pass);

    expect(second.heard).toContainEqual({ type: 'viewer_update', eventId: id, count: 2 });
    await Promise.all([first, second].map((page) => page.close()));
  });

  it('accepts the pass in the cookie of the upgrade request', async () => {
    const { id, pass } = await liveEvent(api);
    const page = await openPage(api, { headers: { cookie: `event_pass_${id}=${pass}` } });

    expect(await page.join(id)).toMatchObject({ eventId: id });
    await page.close();
  });

  it('finds the live event by the gallery’s short id', async () => {
    const { id, pass } = await liveEvent(api);
    const page = await openPage(api);

    expect(await page.join('tfgallery', pass)).toMatchObject({ eventId: id });
    await page.close();
  });

  it('is rejected without a pass, and with the pass of another event', async () => {
    const { id } = await liveEvent(api);
    const other = await liveEvent(api);
    const page = await openPage(api);
    page.send({ type: 'join_event', eventId: id });
    page.send({ type: 'join_event', eventId: id, pass: other.pass });

    expect(await page.next('refused')).toMatchObject({ code: 'pass_required' });
    expect(await page.next('refused')).toMatchObject({ code: 'pass_required' });
    await page.close();
  });

  it('is rejected for an unknown event', async () => {
    const page = await openPage(api);
    page.send({ type: 'join_event', eventId: crypto.randomUUID() });

    expect(await page.next('refused')).toMatchObject({ code: 'event_not_found' });
    await page.close();
  });

  it('of a VIP-only event is rejected for others, with or without a pass, and accepted for VIPs', async () => {
    const { id, pass } = await liveEvent(api, { isVipOnly: true });
    const { headers: ofAda } = await signedIn(api);
    const { headers: ofGrace } = await signedIn(api, { firstName: 'Grace', level: 'VIP' });
    const [stranger, ada, grace] = await Promise.all([
      openPage(api),
      openPage(api, { headers: ofAda }),
      openPage(api, { headers: ofGrace }),
    ]);
    for (const page of [stranger, ada]) page.send({ type: 'join_event', eventId: id, pass });

    expect(await stranger.next('refused')).toMatchObject({ code: 'vip_only' });
    expect(await ada.next('refused')).toMatchObject({ code: 'vip_only' });
    expect(await grace.join(id, pass)).toMatchObject({ eventId: id });
    await Promise.all([stranger, ada, grace].map((page) => page.close()));
  });

  it('ends when the guest is no longer admitted', async () => {
    const { id, pass } = await liveEvent(api, { isVipOnly: true });
    const { id: collectorId, headers } = await signedIn(api, { level: 'VIP' });
    const page = await openPage(api, { headers });
    await page.join(id, pass);
    await api.get(RoomMembershipService).recheckAll();
    await api.get(SessionsService).revokeAll({ kind: 'collector', id: collectorId });
    await api.get(RoomMembershipService).recheckAll();

    expect(await page.next('refused')).toMatchObject({ code: 'vip_only' });
    expect(page.heard.filter(({ type }) => type === 'refused')).toHaveLength(1);
    expect(api.get(LiveRoomsService).find(id)).toBeUndefined();
    await page.close();
  });

  it('ends with leaving', async () => {
    const { id, pass } = await liveEvent(api);
    const page = await openPage(api);
    await page.join(id, pass);
    page.send({ type: 'leave_event' });
    page.send('still there?');
    await page.next('refused');

    expect(api.get(LiveRoomsService).find(id)).toBeUndefined();
    await page.close();
  });

  it('works for hundreds of pages at once, and each gets the next photo once', async () => {
    const { id, pass } = await liveEvent(api);
    const pages: LivePage[] = [];
    for (let hundred = 0; hundred < 3; hundred += 1) {
      pages.push(...(await Promise.all(Array.from({ length: 100 }, () => openPage(api)))));
    }
    await Promise.all(pages.map((page) => page.join(id, pass)));
    const photoId = await shoot(api, id);
    const told = await Promise.all(pages.map((page) => page.next('new_photo')));

    expect(api.get(LiveRoomsService).find(id)?.size).toBe(300);
    expect(new Set(told.map(({ photo }) => photo.id))).toEqual(new Set([photoId]));
    expect(pages.every(({ heard }) => heard.filter(({ type }) => type === 'new_photo').length === 1)).toBe(
      true,
    );
    await Promise.all(pages.map((page) => page.close()));
  });
});

describe('Misbehaving clients', () => {
  it.each([
    ['no JSON', 'hello'],
    ['JSON that is no request', '[]'],
    ['an unknown type', { type: 'shutdown' }],
    ['binary', Buffer.from([0xff, 0x00])],
  ])('%s is rejected, and the connection stays', async (_what, message) => {
    const { id, pass } = await liveEvent(api);
    const page = await openPage(api);
    page.send(message);

    expect(await page.next('refused')).toMatchObject({ code: 'malformed_body' });
    expect(await page.join(id, pass)).toMatchObject({ eventId: id });
    await page.close();
  });

  it('invalid fields are named, and the connection stays', async () => {
    const page = await openPage(api);
    page.send({ type: 'join_event', eventId: { $ne: null } });
    page.send({ type: 'leave_event', shutdown: true });

    expect(await page.next('refused')).toMatchObject({
      code: 'validation_failed',
      fields: { eventId: expect.any(String) },
    });
    expect(await page.next('refused')).toMatchObject({ fields: { shutdown: expect.any(String) } });
    await page.close();
  });

  it('a message that is too large closes the connection', async () => {
    const page = await openPage(api);
    page.send({ type: 'join_event', eventId: 'x'.repeat(5_000) });

    expect(await page.closed).toBe(1009);
  });

  it('too many messages close the connection', async () => {
    const page = await openPage(api);
    for (let count = 0; count < 30; count += 1) page.send({ type: 'leave_event' });

    expect(await page.closed).toBe(1008);
  });

  it('a page that does not read is disconnected without affecting others', async () => {
    const { id, pass } = await liveEvent(api);
    const [paused, reading] = [await openPage(api), await openPage(api)];
    for (const page of [paused, reading]) await page.join(id, pass);
    paused.pause();
    const room = api.get(LiveRoomsService).find(id);
    // Far more than the kernel's own buffers hold.
    for (let count = 0; count < 400; count += 1) {
      room?.broadcast({ type: 'refused', code: 'padding', message: 'x'.repeat(50_000) });
      await reading.next('refused');
    }

    expect(room?.size).toBe(1);
    paused.resume();
    expect(await paused.closed).toBe(1006);
    await reading.close();
  });

  it('a page that does not answer pings is disconnected at the third', async () => {
    const silent = connect(Number(new URL(api.url).port), '127.0.0.1');
    silent.write(
      'GET /ws HTTP/1.1\r\nHost: gallery.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(silent, 'data');
    const ended = socketEnd(silent.resume());
    for (let count = 0; count < 3; count += 1) await api.get(SocketConnections).checkAlive();
    await ended;

    expect(silent.destroyed).toBe(true);
  });

  it('a page that joins no event is disconnected at the second heartbeat', async () => {
    const page = await openPage(api);
    await api.get(LiveGateway).sendHeartbeats();
    await api.get(LiveGateway).sendHeartbeats();

    expect(await page.closed).toBe(1008);
  });
});

it('sends the revision with each heartbeat', async () => {
  const { id, pass } = await liveEvent(api);
  const page = await openPage(api);
  await page.join(id, pass);
  await shoot(api, id);
  await page.next('new_photo');
  await api.get(LiveGateway).sendHeartbeats();

  expect(await page.next('heartbeat')).toEqual({ type: 'heartbeat', eventId: id, revision: 1 });
  await page.close();
});

it('closes connections on shutdown with the code for a restart', async () => {
  const ending = await startApi();
  const page = await openPage(ending);
  await ending.close();

  expect(await page.closed).toBe(1012);
});
