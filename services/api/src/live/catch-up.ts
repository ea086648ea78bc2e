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
  private readonly looking = new Map<Room, Promise<void>>();
  private readonly again = new Set<Room>();

  constructor(
    private readonly events: KnownEvents,
    private readonly photos: PhotoFeed,
  ) {}

  /** Tells the room what is new. A look during another is taken after it, once for all who ask meanwhile. */
  async look(room: Room): Promise<void> {
    if (this.looking.has(room)) this.again.add(room);
    const looking = this.looking.get(room) ?? this.lookUntilDone(room);
    this.looking.set(room, looking);
    await looking;
  }

  private async lookUntilDone(room: Room): Promise<void> {
    try {
      do {
        this.again.delete(room);
        await this.lookOnce(room);
      } while (this.again.has(room));
    } catch (error) {
      // The database is away. The next look is never more than seconds off.
      this.logger.warn(`What is new in event ${room.eventId} cannot be read: ${String(error)}`);
    } finally {
      this.again.delete(room);
      this.looking.delete(room);
    }
  }

  private async lookOnce(room: Room): Promise<void> {
    const event = await this.events.find(room.eventId);
    if (!event) return;
    if (event.status !== room.status) {
      room.status = event.status;
      room.tell({ type: 'event_changed', eventId: room.eventId, status: event.status });
    }
    if (event.revision > room.revision) this.tell(room, await this.photos.changedAfter(event, room.revision));
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
