import { Injectable } from '@nestjs/common';
import type { LiveConnection } from '../gateway/live-connection';
import { LiveRoom, type EventProgress } from './live-room';

/** The rooms of this process: events that a connection follows here. */
@Injectable()
export class LiveRoomsService {
  private readonly rooms = new Map<string, LiveRoom>();

  get all(): LiveRoom[] {
    return [...this.rooms.values()];
  }

  find(eventId: string): LiveRoom | undefined {
    return this.rooms.get(eventId);
  }

  /** Opens the room for its first connection. */
  join(connection: LiveConnection, event: EventProgress, pass?: string): { room: LiveRoom; isNew: boolean } {
    const known = this.rooms.get(event.id);
    const room = known ?? new LiveRoom(event);
    this.rooms.set(event.id, room);
    room.add(connection, pass);
    return { room, isNew: !known };
  }

  /** Closes the room after its last connection. */
  leave(connection: LiveConnection, eventId: string): void {
    const room = this.rooms.get(eventId);
    room?.remove(connection);
    if (room?.size === 0) this.rooms.delete(eventId);
  }

  leaveAll(connection: LiveConnection): void {
    for (const eventId of connection.rooms.keys()) this.leave(connection, eventId);
  }
}
