import { Injectable, Logger } from '@nestjs/common';
import type { EventPhoto } from '@gallery/contracts';
import { EventCacheService, EventPhotoFeedService } from '../../events';
import type { LiveRoom } from './live-room';
import { photoMessages } from './photo-messages';

/** Further behind, pages fetch what they miss by themselves: so much in a row would only fill their connections. */
const MAX_PHOTO_MESSAGES = 100;

/**
 * Brings rooms up to date. What happened is read from the database, whoever did it: news only say that there is something to
 * read, so that lost, repeated and overtaken ones do no harm.
 */
@Injectable()
export class RoomUpdatesService {
  private readonly logger = new Logger(RoomUpdatesService.name);
  /** What is under way for each room: a photograph that was read first is told first. */
  private readonly turns = new WeakMap<LiveRoom, Promise<void>>();

  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
  ) {}

  /** Looks how far the event is, and tells the room what is new in it. */
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

  /** Tells the room of photographs up to this revision at least, which the event has reached. */
  advanceTo(room: LiveRoom, revision: number): Promise<void> {
    return this.enqueue(room, () => this.sendPhotos(room, revision));
  }

  private enqueue(room: LiveRoom, work: () => Promise<void>): Promise<void> {
    const turn = (this.turns.get(room) ?? Promise.resolve()).then(work).catch((error: unknown) => {
      // The database is away. The next look is never more than seconds off.
      this.logger.warn(`What is new in event ${room.eventId} cannot be read: ${String(error)}`);
    });
    this.turns.set(room, turn);
    return turn;
  }

  private async sendPhotos(room: LiveRoom, revision: number): Promise<void> {
    if (revision <= room.revision) return;
    this.broadcastPhotos(
      room,
      await this.eventPhotoFeedService.findChangedAfter({ id: room.eventId, revision }, room.revision),
    );
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
