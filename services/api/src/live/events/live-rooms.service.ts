import { Injectable } from '@nestjs/common';
import { Metrics, type SocketConnection, SocketRoom } from '../../platform';
import type { EventStatus } from '../../events';
import type { LiveMessage } from './dto/live-socket-messages.dto';

/** How far an event has progressed. */
interface EventProgress {
  id: string;
  revision: number;
  photoSeq: number;
  status: EventStatus;
}

/**
 * The connections of this process that follow one event, and the progress sent to them. Later members get everything
 * that was sent before in their `joined`.
 */
export class LiveRoom extends SocketRoom<LiveMessage> {
  readonly eventId: string;
  /** All photos up to this revision have been sent, or existed when the room opened. */
  revision: number;
  /** The number of the last photo that was sent. */
  photoSeq: number;
  /** The status that was sent last. */
  status: EventStatus;
  /** The passes that members sent in addition to their cookies. */
  private readonly passes = new WeakMap<SocketConnection, string>();

  constructor({ id, revision, photoSeq, status }: EventProgress) {
    super();
    this.eventId = id;
    this.revision = revision;
    this.photoSeq = photoSeq;
    this.status = status;
  }

  /** Adds a connection that was admitted with this pass, or through its cookies. */
  admit(connection: SocketConnection, pass?: string): void {
    this.add(connection);
    if (pass === undefined) this.passes.delete(connection);
    else this.passes.set(connection, pass);
  }

  passOf(connection: SocketConnection): string | undefined {
    return this.passes.get(connection);
  }
}

/** The rooms of this process: one for each event that a connection follows here. */
@Injectable()
export class LiveRoomsService {
  private readonly rooms = new Map<string, LiveRoom>();

  constructor(metrics: Metrics) {
    metrics.observedGauge({ name: 'live_rooms', help: 'Events with open sockets at this process.' }, () => [
      { value: this.rooms.size },
    ]);
  }

  get all(): LiveRoom[] {
    return [...this.rooms.values()];
  }

  find(eventId: string): LiveRoom | undefined {
    return this.rooms.get(eventId);
  }

  /** The rooms that the connection is in. */
  listFor(connection: SocketConnection): LiveRoom[] {
    return this.all.filter((room) => room.has(connection));
  }

  /** Opens the room for its first connection. */
  join(
    connection: SocketConnection,
    event: EventProgress,
    pass?: string,
  ): { room: LiveRoom; isNew: boolean } {
    const known = this.rooms.get(event.id);
    const room = known ?? new LiveRoom(event);
    this.rooms.set(event.id, room);
    room.admit(connection, pass);
    return { room, isNew: !known };
  }

  /** Closes the room after its last connection. */
  leave(connection: SocketConnection, eventId: string): void {
    const room = this.rooms.get(eventId);
    room?.remove(connection);
    if (room?.size === 0) this.rooms.delete(eventId);
  }

  leaveAll(connection: SocketConnection): void {
    for (const { eventId } of this.listFor(connection)) this.leave(connection, eventId);
  }
}
