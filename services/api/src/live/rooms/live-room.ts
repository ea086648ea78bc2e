import type { LiveMessage } from '@gallery/contracts';
import type { EventProgress } from './event-progress';
import { sendInBatches } from '../gateway/send-in-batches';
import { serializeMessage, type LiveConnection } from '../gateway/live-connection';

/** The connections of this process that follow one event, and how far they have been told. */
export class LiveRoom {
  readonly eventId: string;
  /** All of the event's photographs up to here were told, or were there when the room opened. */
  revision: number;
  /** The number of the last photograph that was told. */
  photoSeq: number;
  /** As it was told last. */
  status: EventProgress['status'];
  private readonly members = new Set<LiveConnection>();
  private readonly waiting: Buffer[] = [];
  private isDelivering = false;

  constructor({ id, revision, photoSeq, status }: EventProgress) {
    this.eventId = id;
    this.revision = revision;
    this.photoSeq = photoSeq;
    this.status = status;
  }

  get size(): number {
    return this.members.size;
  }

  get connections(): LiveConnection[] {
    return [...this.members];
  }

  add(connection: LiveConnection, pass?: string): void {
    this.members.add(connection);
    connection.rooms.set(this, pass);
  }

  remove(connection: LiveConnection): void {
    this.members.delete(connection);
    connection.rooms.delete(this);
  }

  /** Tells everybody who is here now, after all that was told before. */
  broadcast(message: LiveMessage): void {
    this.waiting.push(serializeMessage(message));
    if (!this.isDelivering) void this.deliver();
  }

  /**
   * One message after the other, in their order, each to those who are here when its turn comes. Whoever comes later was told
   * in `joined` of all that had been queued by then.
   */
  private async deliver(): Promise<void> {
    this.isDelivering = true;
    for (let bytes = this.waiting.shift(); bytes; bytes = this.waiting.shift()) {
      const message = bytes;
      await sendInBatches(this.connections, (connection) => connection.sendBytes(message));
    }
    this.isDelivering = false;
  }
}
