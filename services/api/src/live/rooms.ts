import { Injectable } from '@nestjs/common';
import type { EventStanding } from './event-standing';
import type { LiveConnection } from './live-connection';
import { Room } from './room';

/** The rooms of this process: events that somebody follows here. */
@Injectable()
export class Rooms {
  private readonly rooms = new Map<string, Room>();

  get all(): Room[] {
    return [...this.rooms.values()];
  }

  of(eventId: string): Room | undefined {
    return this.rooms.get(eventId);
  }

  /** Lets the connection in, opening the room for the first. */
  enter(connection: LiveConnection, standing: EventStanding, pass?: string): { room: Room; isNew: boolean } {
    const known = this.rooms.get(standing.id);
    const room = known ?? new Room(standing);
    this.rooms.set(standing.id, room);
    room.add(connection, pass);
    return { room, isNew: !known };
  }

  /** Closes the room behind the last. */
  leave(connection: LiveConnection, room: Room): void {
    room.remove(connection);
    if (room.size === 0) this.rooms.delete(room.eventId);
  }

  leaveAll(connection: LiveConnection): void {
    for (const room of connection.rooms.keys()) this.leave(connection, room);
  }
}
