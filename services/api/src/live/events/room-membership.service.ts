import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventAccessService } from '../../events';
import { AppError, refusedMessage, type SocketConnection } from '../../platform';
import { RoomUpdatesService } from './room-updates.service';
import { ADMISSION_CHECK_INTERVAL_MS, MAX_ROOMS_PER_CONNECTION } from '../live-policy';
import type { EventJoined, JoinEvent, ViewerUpdate } from './dto/live-socket-messages.dto';
import { type LiveRoom, LiveRoomsService } from './live-rooms.service';
import { ViewerCountsService } from './viewer-counts.service';

/** Each check of a VIP-only event takes a query. */
const CONCURRENT_CHECKS = 10;

/** Decides which connections are in which rooms. */
@Injectable()
export class RoomMembershipService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly liveRoomsService: LiveRoomsService,
    private readonly roomUpdatesService: RoomUpdatesService,
    private readonly viewerCountsService: ViewerCountsService,
  ) {}

  /**
   * Joining again sends `joined` again.
   * @throws AppError `event_not_found`, `pass_required`, `vip_only`, `rate_limited`
   */
  async join(
    connection: SocketConnection,
    { eventId, pass }: Pick<JoinEvent, 'eventId' | 'pass'>,
  ): Promise<void> {
    if (this.liveRoomsService.listFor(connection).length >= MAX_ROOMS_PER_CONNECTION)
      throw new AppError('rate_limited');
    const { event } = await this.eventAccessService.admit(connection.request, eventId, pass);
    if (!connection.isOpen) return;
    const { room, isNew } = this.liveRoomsService.join(connection, event, pass);
    const count = this.viewerCountsService.countFor(room);
    connection.sendMessage({
      type: 'joined',
      eventId: event.id,
      revision: room.revision,
      count,
      status: room.status,
    } satisfies EventJoined);
    connection.sendMessage({ type: 'viewer_update', eventId: event.id, count } satisfies ViewerUpdate);
    // A message on the event bus between the query and the opening found no room yet.
    if (isNew) await this.roomUpdatesService.refresh(room);
  }

  /**
   * A socket stays open for hours, while collectors sign out, passes expire and an event becomes VIP-only: members who would no
   * longer be admitted are removed.
   */
  @Interval(ADMISSION_CHECK_INTERVAL_MS)
  async recheckAll(): Promise<void> {
    for (const room of this.liveRoomsService.all) {
      const { connections } = room;
      for (let at = 0; at < connections.length; at += CONCURRENT_CHECKS) {
        await Promise.all(
          connections.slice(at, at + CONCURRENT_CHECKS).map((connection) => this.check(connection, room)),
        );
        await nextTurn();
      }
    }
  }

  private async check(connection: SocketConnection, room: LiveRoom): Promise<void> {
    try {
      await this.eventAccessService.admit(connection.request, room.eventId, room.passOf(connection));
    } catch (error) {
      // Other errors say nothing about the guest.
      if (!(error instanceof AppError)) return;
      this.liveRoomsService.leave(connection, room.eventId);
      connection.sendMessage(refusedMessage(error));
    }
  }
}
