import { Injectable, Logger } from '@nestjs/common';
import { AppError, refusalOf } from '../platform';
import { JoinEvent } from './join-event';
import type { LiveConnection } from './live-connection';
import { liveRequestOf } from './live-request';

/** RFC 6455, 7.4.1: this end does not take what it was sent. */
const POLICY = 1008;

/** Answers what pages ask over their sockets, for each connection in the order it asks. */
@Injectable()
export class LiveRequests {
  private readonly logger = new Logger(LiveRequests.name);

  constructor(private readonly joining: JoinEvent) {}

  /** Takes one message. Whoever sends more than anybody needs is cut off. */
  hear(connection: LiveConnection, text: string): void {
    if (!connection.mayAsk()) return connection.close(POLICY, 'Too many messages.');
    connection.inTurn(() => this.answer(connection, text));
  }

  private async answer(connection: LiveConnection, text: string): Promise<void> {
    try {
      const request = liveRequestOf(text);
      if (!request) throw new AppError('malformed_body');
      if (request.type === 'join_event') await this.joining.join(connection, request);
      else this.joining.leave(connection, request.eventId);
    } catch (error) {
      const { code, message } = refusalOf(error);
      if (code === 'internal') this.logger.error(error);
      connection.tell({ type: 'refused', code, message });
    }
  }
}
