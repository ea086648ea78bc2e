import { Injectable, Logger } from '@nestjs/common';
import { AppError, refusalOf } from '../../platform';
import { RoomMembershipService } from '../rooms/room-membership.service';
import type { LiveConnection } from './live-connection';
import { parseLiveMessage } from './live-message-parser';

/** RFC 6455, 7.4.1: this end does not take what it was sent. */
const CLOSE_POLICY_VIOLATION = 1008;

/** Answers what pages ask over their sockets, for each connection in the order it asks. */
@Injectable()
export class LiveMessageHandler {
  private readonly logger = new Logger(LiveMessageHandler.name);

  constructor(private readonly roomMembershipService: RoomMembershipService) {}

  /** Takes one message. Whoever sends more than anybody needs is cut off. */
  handle(connection: LiveConnection, text: string): void {
    if (!connection.consumeMessageQuota())
      return connection.close(CLOSE_POLICY_VIOLATION, 'Too many messages.');
    connection.enqueue(() => this.answer(connection, text));
  }

  private async answer(connection: LiveConnection, text: string): Promise<void> {
    try {
      const request = parseLiveMessage(text);
      if (!request) throw new AppError('malformed_body');
      if (request.type === 'join_event') await this.roomMembershipService.join(connection, request);
      else this.roomMembershipService.leave(connection, request.eventId);
    } catch (error) {
      const { code, message } = refusalOf(error);
      if (code === 'internal') this.logger.error(error);
      connection.sendMessage({ type: 'refused', code, message });
    }
  }
}
