import { nextMessageState } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { actorName, type Actor } from '../../orders';
import { AppError, Clock, Database, Mailer, Settings } from '../../platform';
import { messageEmailFiling, replyEmail, type ReplyContent } from './message-replies.emails';
import { MessagesService } from '../messages/messages.service';

/** Replies to messages by email. */
@Injectable()
export class MessageRepliesService {
  constructor(
    private readonly database: Database,
    private readonly messagesService: MessagesService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The email joins the transaction that records the reply.
   * @param version the version that the writer saw, so that nobody replies to a message that someone else has replied
   * to in the meantime
   * @throws AppError `message_not_found`, `changed_meanwhile`; `validation_failed` when there is no longer an address
   */
  async reply(id: string, reply: ReplyContent, version: number, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.messagesService.lock(id);
      this.messagesService.assertVersion(message, version);
      if (message.email === '') throw noAddressError();
      const eventId = uuid();
      const { brand, http } = this.settings;
      const email = replyEmail(message, reply, { brand, origin: http.publicOrigin });
      await this.mailer.send(email, replyEmailKey(eventId), messageEmailFiling(id));
      const state = nextMessageState(message.state, 'reply');
      const now = this.clock.now();
      await this.messagesService.update(
        message,
        { state, repliedAt: message.repliedAt ?? now, readAt: message.readAt ?? now },
        { id: eventId, kind: 'answered', actor: actorName(actor), ...reply },
      );
      await this.messagesService.recordAudit('message.answered', message, actor);
    });
  }
}

/** The dedupe key of a reply's email. */
export const replyEmailKey = (eventId: string): string => `answer:${eventId}`;

function noAddressError(): AppError {
  const message = 'The sender’s account was deleted, so there is no address to reply to.';
  return new AppError('validation_failed', { message, fields: { text: message } });
}
