import { EventAccessService, EventPhotosChanged } from '../../src/events';
import type { EventEntity } from '../../src/events/entities/event.entity';
import { EventsStore } from '../../src/events/events.store';
import { Database, DomainEvents } from '../../src/platform';
import { createEvent } from './events';
import type { TestApi } from '../app/start-api';
import { describePicture } from './artworks';

/** An event that is on, with a pass for whoever looks on. */
export async function liveEvent(
  api: TestApi,
  given: Partial<EventEntity> = {},
): Promise<{ id: string; pass: string }> {
  const { id } = await createEvent(api, given);
  return { id, pass: api.get(EventAccessService).issuePass({ eventId: id, guestId: null, version: 0 }) };
}

/** Puts a photograph on the feed and says so, as publication does. Resolves after the commit. */
export async function shoot(api: TestApi, eventId: string): Promise<string> {
  const id = crypto.randomUUID();
  const mediaId = await describePicture(api);
  await changing(api, eventId, async ({ photoSeq, revision }) => {
    const now = api.clock.now();
    await query(
      api,
      `INSERT INTO event_photos (id, event_id, sha256, file_name, media_id, state, captured_at, seq, revision, published_at, created_at)
       VALUES (?, ?, ?, 'DSC_0001.JPG', ?, 'published', ?, ?, ?, ?, ?)`,
      [id, eventId, id.replaceAll('-', '').repeat(2), mediaId, now, photoSeq + 1, revision, now, now],
    );
    await api.get(EventsStore).update(eventId, { photoSeq: photoSeq + 1 });
  });
  return id;
}

/** Gives a photograph on the feed other words. */
export async function recaption(
  api: TestApi,
  eventId: string,
  photoId: string,
  caption: string,
): Promise<void> {
  await changing(api, eventId, ({ revision }) =>
    query(api, 'UPDATE event_photos SET caption = ?, revision = ? WHERE id = ?', [
      caption,
      revision,
      photoId,
    ]),
  );
}

/** Takes a photograph off the feed. */
export async function withdraw(api: TestApi, eventId: string, photoId: string): Promise<void> {
  await changing(api, eventId, ({ revision }) =>
    query(api, "UPDATE event_photos SET state = 'withdrawn', revision = ? WHERE id = ?", [revision, photoId]),
  );
}

async function changing(
  api: TestApi,
  eventId: string,
  change: (event: EventEntity) => Promise<unknown>,
): Promise<void> {
  await api.get(Database).transaction(async () => {
    const event = await api.get(EventsStore).lock(eventId);
    if (!event) throw new Error('There is no such event.');
    event.revision += 1;
    await change(event);
    await api.get(EventsStore).update(eventId, { revision: event.revision });
    await api.get(DomainEvents).publish(new EventPhotosChanged(eventId, event.revision));
  });
}

const query = (api: TestApi, sql: string, values: unknown[]) => api.database.manager.query(sql, values);
