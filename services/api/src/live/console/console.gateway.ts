import { SOCKET_PATHS } from '@gallery/contracts';
import { UseFilters, UseGuards } from '@nestjs/common';
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
  AppError,
  HEARTBEAT_INTERVAL_MS,
  SocketExceptionFilter,
  SocketRoom,
  type SocketConnection,
} from '../../platform';
import { ADMISSION_CHECK_INTERVAL_MS } from '../live-policy';
import { OWNER_RECORD_KINDS } from './console-records';
import { ConsoleSessionsService, StaffSocketGuard } from './console-sessions.service';
import {
  CloseRecord,
  OpenRecord,
  type ConsoleMessage,
  type ConsoleRecordChanged,
} from './dto/console-socket-messages.dto';
import { RecordViewersService } from './record-viewers.service';

/** The sockets of the console: staff are told of every record that changes, and who else has the same record open. */
@WebSocketGateway({ path: SOCKET_PATHS.console })
@UseFilters(SocketExceptionFilter)
@UseGuards(StaffSocketGuard)
export class ConsoleGateway
  implements OnGatewayConnection<SocketConnection>, OnGatewayDisconnect<SocketConnection>
{
  private readonly staffRoom = new SocketRoom<ConsoleMessage>();
  private readonly ownerRoom = new SocketRoom<ConsoleMessage>();
  /** In ms of the process's monotonic clock. The instance cannot know what changed before it began to listen. */
  private lastChangeAt = performance.now();

  constructor(
    private readonly consoleSessionsService: ConsoleSessionsService,
    private readonly recordViewersService: RecordViewersService,
  ) {}

  /** Messages from the connection wait until its session is known. */
  handleConnection(connection: SocketConnection): void {
    connection.enqueue(async () => {
      if (!(await this.consoleSessionsService.authorize(connection))) return;
      const staff = this.consoleSessionsService.find(connection);
      if (!staff) return;
      this.staffRoom.add(connection);
      if (staff.role === 'owner') this.ownerRoom.add(connection);
      // In one step with joining: every change is either in this number or sent to the room.
      const quietMs = Math.floor(performance.now() - this.lastChangeAt);
      connection.sendMessage({ type: 'ready', staff: { id: staff.id, name: staff.firstName }, quietMs });
    });
  }

  handleDisconnect(connection: SocketConnection): void {
    this.staffRoom.remove(connection);
    this.ownerRoom.remove(connection);
    this.recordViewersService.close(connection);
    this.consoleSessionsService.remove(connection);
  }

  /** @throws AppError `owner_only` */
  @SubscribeMessage('open_record')
  openRecord(@ConnectedSocket() connection: SocketConnection, @MessageBody() { kind, id }: OpenRecord): void {
    const staff = this.consoleSessionsService.find(connection);
    if (OWNER_RECORD_KINDS.has(kind) && staff?.role !== 'owner') throw new AppError('owner_only');
    this.recordViewersService.open(connection, { kind, id });
  }

  @SubscribeMessage('close_record')
  closeRecord(@ConnectedSocket() connection: SocketConnection, @MessageBody() _request: CloseRecord): void {
    this.recordViewersService.close(connection);
  }

  /** Something changed, or may have: pages that connect from now on must have read after this moment. */
  endQuiet(): void {
    this.lastChangeAt = performance.now();
  }

  /** Tells everyone whose role may see the record. */
  announce(change: ConsoleRecordChanged): void {
    (OWNER_RECORD_KINDS.has(change.kind) ? this.ownerRoom : this.staffRoom).broadcast(change);
  }

  /** Makes every console read again what it shows: messages may have been lost. */
  resync(): void {
    this.endQuiet();
    this.staffRoom.broadcast({ type: 'resync' });
  }

  /** Whether anyone is connected at this instance. */
  get isWatched(): boolean {
    return this.staffRoom.size > 0;
  }

  @Interval(HEARTBEAT_INTERVAL_MS)
  sendHeartbeats(): void {
    this.staffRoom.broadcast({ type: 'heartbeat' });
  }

  /** Sessions also expire, and accounts are disabled at other instances. */
  @Interval(ADMISSION_CHECK_INTERVAL_MS)
  async recheckSessions(): Promise<void> {
    await this.consoleSessionsService.recheckAll();
  }
}
