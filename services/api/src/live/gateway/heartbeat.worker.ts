import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sendInBatches } from './send-in-batches';
import type { LiveConnection } from './live-connection';
import { LiveRoomsService } from '../rooms/live-rooms.service';
import { LiveGateway } from './live.gateway';

/** Below the idle limits of the proxies on the way, which are a minute at the shortest. */
const INTERVAL_MS = 15_000;
/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1: a message against the policy of this end. */
const CLOSE_POLICY_VIOLATION = 1008;

/**
 * Tells pages that the line holds and how far the event is, and finds the lines that do not: a phone that left the hall says no
 * goodbye.
 */
@Injectable()
export class HeartbeatWorker {
  /** Those that followed no event at the last beat. */
  private idle = new WeakSet<LiveConnection>();

  constructor(
    private readonly liveGateway: LiveGateway,
    private readonly liveRoomsService: LiveRoomsService,
  ) {}

  @Interval(INTERVAL_MS)
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
