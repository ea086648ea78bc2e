import { Injectable } from '@nestjs/common';
import type { LiveRequest } from '@gallery/contracts';
import { EventAccess } from '../events';
import { AppError } from '../platform';
import { CatchUp } from './catch-up';
import type { LiveConnection } from './live-connection';
import { Rooms } from './rooms';
import { ViewerCounts } from './viewer-counts';

/** Events that one page may follow at once. */
const MOST_ROOMS = 10;

/** Lets pages follow events. */
@Injectable()
export class JoinEvent {
  constructor(
    private readonly access: EventAccess,
    private readonly rooms: Rooms,
    private readonly catchUp: CatchUp,
    private readonly viewers: ViewerCounts,
  ) {}

  /**
   * Who joins again is told anew how far the event is.
   * @throws AppError `event_not_found`, `pass_required`, `vip_only`, `rate_limited`
   */
  async join(
    connection: LiveConnection,
    { eventId, pass }: Extract<LiveRequest, { type: 'join_event' }>,
  ): Promise<void> {
    if (connection.rooms.size >= MOST_ROOMS) throw new AppError('rate_limited');
    const { event } = await this.access.admit(connection.request, eventId, pass);
    if (!connection.isOpen) return;
    const { room, isNew } = this.rooms.enter(connection, event, pass);
    connection.tell({
      type: 'joined',
      eventId: event.id,
      revision: room.revision,
      count: this.viewers.of(room),
    });
    // What happened between the reading and the opening rang at a door that was not there yet.
    if (isNew) await this.catchUp.look(room);
  }

  /** Leaves one event, or all. */
  leave(connection: LiveConnection, eventId?: string): void {
    if (eventId === undefined) return this.rooms.leaveAll(connection);
    for (const room of connection.rooms.keys())
      if (room.eventId === eventId) this.rooms.leave(connection, room);
  }
}
