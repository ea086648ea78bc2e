import { Injectable } from '@nestjs/common';
import { Metrics, type SocketConnection } from '../../platform';
import { LiveRoom, type EventProgress } from './live-room';

/** The rooms of this process: events that a connection follows here. */
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
