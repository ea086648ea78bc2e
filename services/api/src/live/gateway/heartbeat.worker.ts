import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sendInBatches } from './send-in-batches';
import type { LiveConnection } from './live-connection';
import { LiveRoomsService } from '../rooms/live-rooms.service';
import { HEARTBEAT_INTERVAL_MS } from '../live-policy';
import { LiveGateway } from './live.gateway';

/** RFC 6455, section 7.4.1. */
const CLOSE_POLICY_VIOLATION = 1008;

/**
 * Sends every room its event's revision, and finds dead connections: a phone that loses its network does not close its
 * socket.
 */
@Injectable()
export class HeartbeatWorker {
  /** Connections that had joined no room at the last run. */
  private idle = new WeakSet<LiveConnection>();

  constructor(
    private readonly liveGateway: LiveGateway,
    private readonly liveRoomsService: LiveRoomsService,
  ) {}

  @Interval(HEARTBEAT_INTERVAL_MS)
  async run(): Promise<void> {
    for (const room of this.liveRoomsService.all) {
      room.broadcast({ type: 'heartbeat', eventId: room.eventId, revision: room.revision });
    }
    const stillIdle = new WeakSet<LiveConnection>();
    await sendInBatches(this.liveGateway.connections, (connection) => {
      connection.ping();
      if (connection.rooms.size > 0) return;
      if (this.idle.has(connection)) connection.close(CLOSE_POLICY_VIOLATION, 'No event was joined.');
      stillIdle.add(connection);
    });
    this.idle = stillIdle;
  }
}
