import { Injectable } from '@nestjs/common';
import type { LiveRequest } from '@gallery/contracts';
import { EventAccessService } from '../../events';
import { AppError } from '../../platform';
import { RoomUpdatesService } from './room-updates.service';
import type { LiveConnection } from '../gateway/live-connection';
import { LiveRoomsService } from './live-rooms.service';
import { ViewerCountsService } from './viewer-counts.service';

/** Events that one page may follow at once. */
const MAX_ROOMS_PER_CONNECTION = 10;

/** Lets pages follow events. */
@Injectable()
export class RoomMembershipService {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly liveRoomsService: LiveRoomsService,
    private readonly roomUpdatesService: RoomUpdatesService,
    private readonly viewerCountsService: ViewerCountsService,
  ) {}

  /**
   * Who joins again is told anew how far the event is.
   * @throws AppError `event_not_found`, `pass_required`, `vip_only`, `rate_limited`
   */
  async join(
    connection: LiveConnection,
    { eventId, pass }: Extract<LiveRequest, { type: 'join_event' }>,
  ): Promise<void> {
    if (connection.rooms.size >= MAX_ROOMS_PER_CONNECTION) throw new AppError('rate_limited');
    const { event } = await this.eventAccessService.admit(connection.request, eventId, pass);
    if (!connection.isOpen) return;
    const { room, isNew } = this.liveRoomsService.join(connection, event, pass);
    connection.sendMessage({
      type: 'joined',
      eventId: event.id,
      revision: room.revision,
      count: this.viewerCountsService.countFor(room),
    });
    // What happened between the reading and the opening rang at a door that was not there yet.
    if (isNew) await this.roomUpdatesService.refresh(room);
  }

  /** Leaves one event, or all. */
  leave(connection: LiveConnection, eventId?: string): void {
    if (eventId === undefined) return this.liveRoomsService.leaveAll(connection);
    for (const room of connection.rooms.keys())
      if (room.eventId === eventId) this.liveRoomsService.leave(connection, room);
  }
}
