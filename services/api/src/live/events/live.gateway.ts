import { SOCKET_PATHS } from '@gallery/contracts';
import { UseFilters } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import {
  CLOSE_CODES,
  HEARTBEAT_INTERVAL_MS,
  sendInBatches,
  SocketExceptionFilter,
  type SocketConnection,
} from '../../platform';
import { JoinEvent, LeaveEvent } from './dto/live-socket-messages.dto';
import { LiveRoomsService } from './live-rooms.service';
import { RoomMembershipService } from './room-membership.service';

/** The sockets of pages that follow an event: photos as they are published, viewers, status. */
@WebSocketGateway({ path: SOCKET_PATHS.live })
@UseFilters(SocketExceptionFilter)
export class LiveGateway
  implements OnGatewayConnection<SocketConnection>, OnGatewayDisconnect<SocketConnection>
{
  private readonly open = new Set<SocketConnection>();
  /** Connections that had not joined any event at the last heartbeat. */
  private idle = new WeakSet<SocketConnection>();

  constructor(
    private readonly liveRoomsService: LiveRoomsService,
    private readonly roomMembershipService: RoomMembershipService,
  ) {}

  handleConnection(connection: SocketConnection): void {
    this.open.add(connection);
  }

  handleDisconnect(connection: SocketConnection): void {
    this.open.delete(connection);
    this.liveRoomsService.leaveAll(connection);
  }

  @SubscribeMessage('join_event')
  async join(
    @ConnectedSocket() connection: SocketConnection,
    @MessageBody() request: JoinEvent,
  ): Promise<void> {
    await this.roomMembershipService.join(connection, request);
  }

  @SubscribeMessage('leave_event')
  leave(@ConnectedSocket() connection: SocketConnection, @MessageBody() { eventId }: LeaveEvent): void {
    if (eventId === undefined) this.liveRoomsService.leaveAll(connection);
    else this.liveRoomsService.leave(connection, eventId);
  }

  /** Sends every room its event's revision, and closes connections that have joined nothing. */
  @Interval(HEARTBEAT_INTERVAL_MS)
  async sendHeartbeats(): Promise<void> {
    for (const room of this.liveRoomsService.all)
      room.broadcast({ type: 'heartbeat', eventId: room.eventId, revision: room.revision });
    const stillIdle = new WeakSet<SocketConnection>();
    await sendInBatches([...this.open], (connection) => {
      if (this.liveRoomsService.listFor(connection).length > 0) return;
      if (this.idle.has(connection)) connection.close(CLOSE_CODES.policyViolation, 'No event was joined.');
      stillIdle.add(connection);
    });
    this.idle = stillIdle;
  }
}
