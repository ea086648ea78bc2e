import { Injectable, Logger } from '@nestjs/common';
import type { EventPhoto } from '@gallery/contracts';
import { KnownEvents, PhotoFeed } from '../events';
import type { Room } from './room';
import { photoMessages } from './photo-messages';

/** Further behind, pages fetch what they miss by themselves: so much in a row would only fill their connections. */
const MOST_TOLD = 100;

/**
 * Brings rooms up to date. What happened is read from the database, whoever did it: news only say that there is something to
 * read, so that lost, repeated and overtaken ones do no harm.
 */
@Injectable()
export class CatchUp {
  private readonly logger = new Logger(CatchUp.name);
  /** What is under way for each room: a photograph that was read first is told first. */
  private readonly turns = new WeakMap<Room, Promise<void>>();

  constructor(
    private readonly events: KnownEvents,
    private readonly photos: PhotoFeed,
  ) {}

  /** Looks how far the event is, and tells the room what is new in it. */
  look(room: Room): Promise<void> {
    return this.inTurn(room, async () => {
      const event = await this.events.find(room.eventId);
      if (!event) return;
      if (event.status !== room.status) {
        room.status = event.status;
        room.tell({ type: 'event_changed', eventId: room.eventId, status: event.status });
      }
      await this.tellPhotos(room, event.revision);
    });
  }

  /** Tells the room of photographs up to this revision at least, which the event has reached. */
  bring(room: Room, revision: number): Promise<void> {
    return this.inTurn(room, () => this.tellPhotos(room, revision));
  }

  private inTurn(room: Room, work: () => Promise<void>): Promise<void> {
    const turn = (this.turns.get(room) ?? Promise.resolve()).then(work).catch((error: unknown) => {
      // The database is away. The next look is never more than seconds off.
      this.logger.warn(`What is new in event ${room.eventId} cannot be read: ${String(error)}`);
    });
    this.turns.set(room, turn);
    return turn;
  }

  private async tellPhotos(room: Room, revision: number): Promise<void> {
    if (revision <= room.revision) return;
    this.tell(room, await this.photos.changedAfter({ id: room.eventId, revision }, room.revision));
  }

  private tell(room: Room, changed: readonly EventPhoto[]): void {
    const { eventId } = room;
    const revision = Math.max(room.revision, ...changed.map((photo) => photo.revision));
    const messages =
      changed.length > MOST_TOLD
        ? [{ type: 'heartbeat', eventId, revision } as const]
        : photoMessages(room, changed);
    for (const message of messages) room.tell(message);
    room.revision = revision;
    room.photoSeq = Math.max(room.photoSeq, ...changed.map((photo) => photo.seq));
  }
}
