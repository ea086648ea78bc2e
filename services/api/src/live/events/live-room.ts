import { SocketRoom, type SocketConnection } from '../../platform';
import type { EventStatus } from '../../events';
import type { LiveMessage } from './dto/live-messages.dto';

/** How far an event is. */
export interface EventProgress {
  id: string;
  revision: number;
  photoSeq: number;
  status: EventStatus;
}

/**
 * The connections of this process that follow one event, and how far they are. Later members get everything that was sent
 * before in their `joined`.
 */
export class LiveRoom extends SocketRoom<LiveMessage> {
  readonly eventId: string;
  /** All photos up to this revision were sent, or existed when the room opened. */
  revision: number;
  /** The number of the last photo that was sent. */
  photoSeq: number;
  /** As sent last. */
  status: EventStatus;
  /** The passes that members sent besides their cookies. */
  private readonly passes = new WeakMap<SocketConnection, string>();

  constructor({ id, revision, photoSeq, status }: EventProgress) {
    super();
    this.eventId = id;
    this.revision = revision;
    this.photoSeq = photoSeq;
    this.status = status;
  }

  /** Adds a connection that was admitted with this pass, or by its cookies. */
  admit(connection: SocketConnection, pass?: string): void {
    this.add(connection);
    if (pass === undefined) this.passes.delete(connection);
    else this.passes.set(connection, pass);
  }

  passOf(connection: SocketConnection): string | undefined {
    return this.passes.get(connection);
  }
}
