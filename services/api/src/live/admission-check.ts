import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventAccess } from '../events';
import { AppError } from '../platform';
import type { LiveConnection } from './live-connection';
import type { Room } from './room';
import { Rooms } from './rooms';

const EVERY_MS = 60_000;
/** Of a VIP-only event each takes a query. */
const AT_ONCE = 10;

/**
 * Asks those who follow an event again whether they may: a socket stays open for hours, while collectors sign out, passes run
 * out and the owner closes an event to all but VIP collectors.
 */
@Injectable()
export class AdmissionCheck {
  constructor(
    private readonly access: EventAccess,
    private readonly rooms: Rooms,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    for (const room of this.rooms.all) {
      const { connections } = room;
      for (let at = 0; at < connections.length; at += AT_ONCE) {
        await Promise.all(
          connections.slice(at, at + AT_ONCE).map((connection) => this.check(connection, room)),
        );
        await nextTurn();
      }
    }
  }

  private async check(connection: LiveConnection, room: Room): Promise<void> {
    try {
      await this.access.admit(connection.request, room.eventId, connection.rooms.get(room));
    } catch (error) {
      // Whatever else went wrong says nothing of the guest.
      if (!(error instanceof AppError)) return;
      this.rooms.leave(connection, room);
      connection.tell({ type: 'refused', code: error.code, message: error.message });
    }
  }
}
