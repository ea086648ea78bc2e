import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../platform';
import { acknowledgement, contactNotice } from './contact-mail';
import type { ContactMessage } from './contact-message.entity';

/** Mails about contact messages. They join the transaction that keeps the message. */
@Injectable()
export class ContactNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** To the gallery, and to who wrote (G104). */
  async received(message: ContactMessage): Promise<void> {
    const { brand } = this.settings;
    await this.mail.send(contactNotice(message, brand), `contact:${message.id}`);
    await this.mail.send(acknowledgement(message, brand), `contact-received:${message.id}`);
  }
}
