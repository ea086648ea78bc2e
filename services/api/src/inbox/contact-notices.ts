import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../platform';
import { acknowledgement, contactNotice, type KeptLetter } from './contact-mail';

/** Mails about contact messages. They join the transaction that keeps the message. */
@Injectable()
export class ContactNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** To the gallery, with what it knows of the message beyond its words. */
  async received(message: KeptLetter, about: readonly [label: string, value: string][]): Promise<void> {
    await this.mail.send(contactNotice(message, about, this.settings.brand), `contact:${message.id}`);
  }

  /** To who wrote. */
  async acknowledge(message: KeptLetter): Promise<void> {
    await this.mail.send(acknowledgement(message), `contact-received:${message.id}`);
  }
}
