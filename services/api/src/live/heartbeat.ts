import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { inSlices } from './in-slices';
import type { LiveConnection } from './live-connection';
import { Rooms } from './rooms';
import { SocketGateway } from './socket-gateway';

/** Below the idle limits of the proxies on the way, which are a minute at the shortest. */
const EVERY_MS = 15_000;
/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1: a message against the policy of this end. */
const POLICY = 1008;

/**
 * Tells pages that the line holds and how far the event is, and finds the lines that do not: a phone that left the hall says no
 * goodbye.
 */
@Injectable()
export class Heartbeat {
  /** Those that followed no event at the last beat. */
  private idle = new WeakSet<LiveConnection>();

  constructor(
    private readonly gateway: SocketGateway,
    private readonly rooms: Rooms,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    for (const room of this.rooms.all) {
      room.tell({ type: 'heartbeat', eventId: room.eventId, revision: room.revision });
    }
    const stillIdle = new WeakSet<LiveConnection>();
    await inSlices(this.gateway.connections, (connection) => {
      connection.ping();
      if (connection.rooms.size > 0) return;
      if (this.idle.has(connection)) connection.close(POLICY, 'No event was joined.');
      stillIdle.add(connection);
    });
    this.idle = stillIdle;
  }
}
