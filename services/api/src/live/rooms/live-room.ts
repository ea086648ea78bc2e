import type { LiveMessage } from '@gallery/contracts';
import { sendInBatches } from '../gateway/send-in-batches';
import { serializeMessage, type LiveConnection } from '../gateway/live-connection';

/** How far an event is. */
export interface EventProgress {
  id: string;
  revision: number;
  photoSeq: number;
  status: Extract<LiveMessage, { type: 'event_changed' }>['status'];
}

/** The connections of this process that follow one event, and how far they are. */
export class LiveRoom {
  readonly eventId: string;
  /** All photos up to this revision were sent, or existed when the room opened. */
  revision: number;
  /** The number of the last photo that was sent. */
  photoSeq: number;
  /** As sent last. */
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
    connection.rooms.set(this.eventId, pass);
  }

  remove(connection: LiveConnection): void {
    this.members.delete(connection);
    connection.rooms.delete(this.eventId);
  }

  /** Sends to all members, after everything sent before. */
  broadcast(message: LiveMessage): void {
    this.waiting.push(serializeMessage(message));
    if (!this.isDelivering) void this.deliver();
  }

  /**
   * One message after the other, each to those who are members by then. Later members get everything queued before in their
   * `joined`.
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
