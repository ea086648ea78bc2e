import { Injectable, Logger } from '@nestjs/common';
import { EventCacheService, EventPhotoFeedService, type EventPhoto } from '../../events';
import { MAX_PHOTO_MESSAGES } from '../live-policy';
import type { LiveMessage } from './dto/live-socket-messages.dto';
import type { LiveRoom } from './live-rooms.service';

/**
 * Brings rooms up to date from the database. Messages of the event bus only say that there is something to read, so
 * lost, repeated and late messages do no harm.
 */
@Injectable()
export class RoomUpdatesService {
  private readonly logger = new Logger(RoomUpdatesService.name);
  /** The current work of each room: what is read first must be sent first. */
  private readonly queues = new WeakMap<LiveRoom, Promise<void>>();

  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
  ) {}

  /** Sends the room the news of its event. */
  refresh(room: LiveRoom): Promise<void> {
    return this.enqueue(room, async () => {
      const event = await this.eventCacheService.find(room.eventId);
      if (!event) return;
      if (event.status !== room.status) {
        room.status = event.status;
        room.broadcast({ type: 'event_changed', eventId: room.eventId, status: event.status });
      }
      await this.sendPhotos(room, event.revision);
    });
  }

  /** Sends the room photos at least up to this revision, which the event has reached. */
  advanceTo(room: LiveRoom, revision: number): Promise<void> {
    return this.enqueue(room, () => this.sendPhotos(room, revision));
  }

  private enqueue(room: LiveRoom, work: () => Promise<void>): Promise<void> {
    const queue = (this.queues.get(room) ?? Promise.resolve()).then(work).catch((error: unknown) => {
      // The next attempt is never more than seconds away.
      this.logger.warn(`Changes of event ${room.eventId} cannot be read: ${String(error)}`);
    });
    this.queues.set(room, queue);
    return queue;
  }

  private async sendPhotos(room: LiveRoom, revision: number): Promise<void> {
    if (revision <= room.revision) return;
    const event = { id: room.eventId, revision };
    this.broadcastPhotos(room, await this.eventPhotoFeedService.findChangedAfter(event, room.revision));
  }

  private broadcastPhotos(room: LiveRoom, changed: readonly EventPhoto[]): void {
    const { eventId } = room;
    const revision = Math.max(room.revision, ...changed.map((photo) => photo.revision));
    const messages =
      changed.length > MAX_PHOTO_MESSAGES
        ? [{ type: 'heartbeat', eventId, revision } as const]
        : photoMessages(room, changed);
    for (const message of messages) room.broadcast(message);
    room.revision = revision;
    room.photoSeq = Math.max(room.photoSeq, ...changed.map((photo) => photo.seq));
  }
}

/**
 * One message for each photo that changed, in the order of the changes. A photo that was never sent is sent as new,
 * whatever happened to it in the meantime; one that was published and withdrawn again is sent as withdrawn.
 */
function photoMessages(room: LiveRoom, changed: readonly EventPhoto[]): LiveMessage[] {
  let after = room.revision;
  return changed.map((photo) => {
    const change = { eventId: room.eventId, revision: photo.revision, after };
    after = photo.revision;
    if (photo.isWithdrawn) return { type: 'photo_withdrawn', ...change, photoId: photo.id };
    return { type: photo.seq > room.photoSeq ? 'new_photo' : 'photo_changed', ...change, photo };
  });
}
