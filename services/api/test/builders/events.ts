import { v7 as uuid } from 'uuid';
import { EventCacheService } from '../../src/events';
import { EventGuestEntity } from '../../src/events/entities/event-guest.entity';
import { EventPhotoEntity } from '../../src/events/entities/event-photo.entity';
import type { EventEntity } from '../../src/events/entities/event.entity';
import { EventsStore } from '../../src/events/events.store';
import { generateGuestCode } from '../../src/events/guests/guest-codes.service';
import type { TestApi } from '../app/start-api';
import { describePicture } from './artworks';

const HOUR_MS = 3_600_000;

/** An event in the database: live since an hour ago and for two more, open to all, unless said otherwise. */
export async function createEvent(api: TestApi, given: Partial<EventEntity> = {}): Promise<EventEntity> {
  const now = api.clock.now();
  const event: EventEntity = {
    id: uuid(),
    title: 'An evening at the studio',
    description: 'Portraits under one lamp.',
    status: 'live',
    eventType: 'Portrait session',
    hashtag: null,
    location: 'Dallas, Texas',
    startsAt: new Date(now.getTime() - HOUR_MS),
    endsAt: new Date(now.getTime() + 2 * HOUR_MS),
    timeZone: 'America/Chicago',
    maxParticipants: null,
    isVipOnly: false,
    needsApproval: false,
    isWatermarked: false,
    sendsFollowUp: true,
    cameraOffsetMs: 0,
    heroMediaId: null,
    heroAlt: '',
    version: 1,
    photoSeq: 0,
    revision: 0,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
    ...given,
  };
  await api.get(EventsStore).insert(event);
  api.get(EventCacheService).invalidate();
  return event;
}

/** A scheduled event that begins in so many hours and lasts three. */
export async function createScheduled(
  api: TestApi,
  hours: number,
  given: Partial<EventEntity> = {},
): Promise<EventEntity> {
  const startsAt = new Date(api.clock.now().getTime() + hours * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + 3 * HOUR_MS);
  return createEvent(api, { status: 'scheduled', startsAt, endsAt, ...given });
}

/** A photograph on the feed of an event, with the next number and revision; its picture has no files. */
export async function publishPhoto(
  api: TestApi,
  eventId: string,
  { caption = '', guestId = null }: { caption?: string; guestId?: string | null } = {},
): Promise<{ id: string; seq: number }> {
  const mediaId = await describePicture(api);
  const id = uuid();
  const now = api.clock.now();
  const seq = await api.database.transaction(async () => {
    const event = await api.get(EventsStore).lock(eventId);
    if (!event) throw new Error('There is no such event.');
    const number = event.photoSeq + 1;
    const revision = event.revision + 1;
    await api.database.manager.query(
      `INSERT INTO event_photos (id, event_id, sha256, file_name, media_id, caption, photographer, state, captured_at, seq, revision, guest_id, published_at, created_at)
       VALUES (?, ?, ?, 'DSC_0001.JPG', ?, ?, 'The photographer', 'published', ?, ?, ?, ?, ?, ?)`,
      [
        id,
        eventId,
        id.replaceAll('-', '').repeat(2),
        mediaId,
        caption,
        now,
        number,
        revision,
        guestId,
        now,
        now,
      ],
    );
    await api.get(EventsStore).update(eventId, { photoSeq: number, revision });
    return number;
  });
  api.get(EventCacheService).invalidate();
  return { id, seq };
}

/** A guest who has come in through the gate, as the tests speak of one. */
export interface TestGuest {
  pass: string;
  guestId: string;
  guestCode: string;
  /** What their browser sends along. */
  headers: { cookie: string };
}

interface GuestOptions {
  name?: string;
  email?: string;
  /** Of whoever is signed in meanwhile. */
  headers?: Record<string, string>;
}

/** Grace Hopper unless said otherwise, in by the gate. */
export async function enter(
  api: TestApi,
  eventId: string,
  { name = 'Grace Hopper', email = 'grace@example.com', headers }: GuestOptions = {},
): Promise<TestGuest> {
  const body = { name, email, eventTag: eventId };
  const answer = await api.request('/api/live-event-access', { method: 'POST', body, headers });
  const text = await answer.text();
  const [, pass] = /"pass":"([^"]+)"/.exec(text) ?? [];
  const [, guestCode = ''] = /"guestCode":"([^"]+)"/.exec(text) ?? [];
  if (pass === undefined) throw new Error(`The guest was refused: ${answer.status} ${text}`);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { pass, guestCode, guestId: pass.split('.')[1] ?? '', headers: { cookie } };
}

/** So many registered guests in the database, `Guest 1` to `Guest 120`, all of the same moment unless said otherwise. */
export async function addGuests(
  api: TestApi,
  eventId: string,
  count: number,
  given: Partial<EventGuestEntity> = {},
): Promise<void> {
  const guests = Array.from({ length: count }, (_, index): EventGuestEntity => ({
    id: uuid(),
    eventId,
    name: `Guest ${index + 1}`,
    email: `guest${index + 1}@example.com`,
    emailConfirmedAt: null,
    guestCode: generateGuestCode(),
    passVersion: 0,
    isWaitlisted: false,
    unsubscribedAt: null,
    followedUpAt: null,
    source: 'gate',
    collectorId: null,
    createdAt: api.clock.now(),
    ...given,
  }));
  await api.database.manager.insert(EventGuestEntity, guests);
}

/** So many photos in the database, `1.JPG` to `120.JPG`, all of the same moment and waiting unless said otherwise. */
export async function addPhotos(
  api: TestApi,
  eventId: string,
  count: number,
  given: Partial<EventPhotoEntity> = {},
): Promise<void> {
  const mediaId = await describePicture(api);
  const now = api.clock.now();
  const photos = Array.from({ length: count }, (_, index): EventPhotoEntity => {
    const id = uuid();
    return {
      id,
      eventId,
      sha256: id.replaceAll('-', '').repeat(2),
      fileName: `${index + 1}.JPG`,
      mediaId,
      caption: '',
      version: 1,
      alt: '',
      photographer: '',
      state: 'waiting',
      failureReason: null,
      capturedAt: now,
      seq: null,
      revision: null,
      isAvailableForOrder: true,
      orderCount: 0,
      guestId: null,
      publishedAt: null,
      attempts: 0,
      leasedUntil: null,
      createdAt: now,
      ...given,
    };
  });
  await api.database.manager.insert(EventPhotoEntity, photos);
}
