import { Injectable } from '@nestjs/common';
import type { EventProgress } from './event-progress';
import type { LiveConnection } from '../gateway/live-connection';
import { LiveRoom } from './live-room';

/** The rooms of this process: events that somebody follows here. */
@Injectable()
export class LiveRoomsService {
  private readonly rooms = new Map<string, LiveRoom>();

  get all(): LiveRoom[] {
    return [...this.rooms.values()];
  }

  find(eventId: string): LiveRoom | undefined {
    return this.rooms.get(eventId);
  }

  /** Lets the connection in, opening the room for the first. */
  join(
    connection: LiveConnection,
    standing: EventProgress,
    pass?: string,
  ): { room: LiveRoom; isNew: boolean } {
    const known = this.rooms.get(standing.id);
    const room = known ?? new LiveRoom(standing);
    this.rooms.set(standing.id, room);
    room.add(connection, pass);
    return { room, isNew: !known };
  }

  /** Closes the room behind the last. */
  leave(connection: LiveConnection, room: LiveRoom): void {
    room.remove(connection);
    if (room.size === 0) this.rooms.delete(room.eventId);
  }

  leaveAll(connection: LiveConnection): void {
    for (const room of connection.rooms.keys()) this.leave(connection, room);
  }
}
