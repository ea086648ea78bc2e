import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventAccessService } from '../../events';
import { AppError } from '../../platform';
import type { LiveConnection } from './live-connection';
import type { LiveRoom } from '../rooms/live-room';
import { LiveRoomsService } from '../rooms/live-rooms.service';

const INTERVAL_MS = 60_000;
/** Of a VIP-only event each takes a query. */
const CONCURRENCY = 10;

/**
 * Asks those who follow an event again whether they may: a socket stays open for hours, while collectors sign out, passes run
 * out and the owner closes an event to all but VIP collectors.
 */
@Injectable()
export class AdmissionCheckWorker {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly liveRoomsService: LiveRoomsService,
  ) {}

  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    for (const room of this.liveRoomsService.all) {
      const { connections } = room;
      for (let at = 0; at < connections.length; at += CONCURRENCY) {
        await Promise.all(
          connections.slice(at, at + CONCURRENCY).map((connection) => this.check(connection, room)),
        );
        await nextTurn();
      }
    }
  }

  private async check(connection: LiveConnection, room: LiveRoom): Promise<void> {
    try {
      await this.eventAccessService.admit(connection.request, room.eventId, connection.rooms.get(room));
    } catch (error) {
      // Whatever else went wrong says nothing of the guest.
      if (!(error instanceof AppError)) return;
      this.liveRoomsService.leave(connection, room);
      connection.sendMessage({ type: 'refused', code: error.code, message: error.message });
    }
  }
}
