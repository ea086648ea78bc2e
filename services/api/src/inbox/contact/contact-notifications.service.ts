import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../../platform';
import { messageReceivedEmail, messageArrivedEmail, type PromisedMessage } from './contact.emails';

/** Mails about contact messages. They join the transaction that keeps the message. */
@Injectable()
export class ContactEmails {
  constructor(
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  /** To the gallery, with what it knows of the message beyond its words. */
  async notifyGallery(
    message: PromisedMessage,
    about: readonly [label: string, value: string][],
  ): Promise<void> {
    await this.email.send(messageArrivedEmail(message, about, this.settings.brand), `contact:${message.id}`);
  }

  /** To who wrote. */
  async acknowledgeSender(message: PromisedMessage): Promise<void> {
    await this.email.send(messageReceivedEmail(message), `contact-received:${message.id}`);
  }
}
