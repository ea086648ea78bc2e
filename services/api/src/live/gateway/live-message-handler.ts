import { Injectable, Logger } from '@nestjs/common';
import type { LiveRequest } from '@gallery/contracts';
import { AppError, toAppError } from '../../platform';
import { RoomMembershipService } from '../rooms/room-membership.service';
import type { LiveConnection } from './live-connection';

/** RFC 6455, section 7.4.1. */
const CLOSE_POLICY_VIOLATION = 1008;
/** Longer than any id or pass. */
const MAX_FIELD_LENGTH = 2_000;

/** Handles the messages of pages, of each connection in their order. */
@Injectable()
export class LiveMessageHandler {
  private readonly logger = new Logger(LiveMessageHandler.name);

  constructor(private readonly roomMembershipService: RoomMembershipService) {}

  /** Closes connections that send too many messages. */
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
      const { code, message } = toAppError(error);
      if (code === 'internal') this.logger.error(error);
      connection.sendMessage({ type: 'refused', code, message });
    }
  }
}

/** Null for anything that is not a request of ours. Unknown fields are ignored. */
function parseLiveMessage(text: string): LiveRequest | null {
  const message = parseJson(text);
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  const eventId = 'eventId' in message ? message.eventId : undefined;
  const pass = 'pass' in message ? message.pass : undefined;
  if (message.type === 'leave_event') {
    if (eventId === undefined) return { type: 'leave_event' };
    return isField(eventId) ? { type: 'leave_event', eventId } : null;
  }
  if (message.type !== 'join_event' || !isField(eventId)) return null;
  if (pass === undefined || pass === null) return { type: 'join_event', eventId };
  return isField(pass) ? { type: 'join_event', eventId, pass } : null;
}

const isField = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_FIELD_LENGTH;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
