import { messageAfter } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { nameOf, type Actor } from '../../orders';
import { AppError, Clock, Database, Mail, Settings } from '../../platform';
import { aboutMessage } from './about-message';
import { answerMail, type Answer } from './answer-mail';
import { ChangeMessage } from './change-message';

/** Somebody of the gallery answers a message by mail. */
@Injectable()
export class AnswerMessage {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeMessage,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The mail joins the transaction that writes the answer down and stops the timer.
   * @param version as its writer saw the message: nobody answers what somebody else has answered meanwhile
   * @throws AppError `message_not_found`, `changed_meanwhile`; `validation_failed` where there is no address any more
   */
  async answer(id: string, answer: Answer, version: number, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.changing.lock(id);
      this.changing.guardVersion(message, version);
      if (message.email === '') throw noAddress();
      const eventId = uuid();
      const { brand, http } = this.settings;
      const mail = answerMail(message, answer, { brand, origin: http.publicOrigin });
      await this.mail.send(mail, answerKey(eventId), aboutMessage(id));
      const state = messageAfter(message.state, 'answer');
      const now = this.clock.now();
      await this.changing.apply(
        message,
        { state, answeredAt: message.answeredAt ?? now, readAt: message.readAt ?? now },
        { id: eventId, kind: 'answered', actor: nameOf(actor), ...answer },
      );
      await this.changing.record('message.answered', message, actor);
    });
  }
}

/** By which the outbox knows an answer's mail again. */
export const answerKey = (eventId: string): string => `answer:${eventId}`;

function noAddress(): AppError {
  const fault = 'Its writer’s account was deleted, so that there is no address to answer to.';
  return new AppError('validation_failed', { message: fault, fields: { text: fault } });
}
