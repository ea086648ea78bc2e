import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { contactMessageType, replyDue, titleOfInquiry, type ContactMessageType } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { Catalogue } from '../catalogue';
import { Clock, Database } from '../platform';
import { UNTOUCHED, type ContactMessage } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';
import { ContactNotices } from './contact-notices';
import type { ContactRequest } from './dto/contact-request.dto';

/** The same words again within this time are a second press of the button, in milliseconds. */
const DOUBLE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** One address gets at most as many receipts in an hour: anybody may write in anybody's name, from anywhere. */
const MOST_RECEIPTS = 3;

/** A message before it is taken in. */
export type Letter = Pick<
  ContactMessage,
  'collectorId' | 'inquiryType' | 'artworkId' | 'name' | 'email' | 'subject' | 'message'
> & { type: ContactMessageType };

/** Takes in what people write to the gallery. */
@Injectable()
export class ContactService {
  constructor(
    private readonly store: ContactMessageStore,
    private readonly notices: ContactNotices,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps the message and tells the gallery and its sender; a robot's is dropped without a word. */
  async receive({ name, email, subject, message, website }: ContactRequest): Promise<void> {
    if (website) return;
    const title = titleOfInquiry(subject);
    const artwork = title === null ? null : await this.catalogue.findByTitle(title);
    await this.take({
      type: contactMessageType(subject),
      collectorId: null,
      inquiryType: null,
      artworkId: artwork?.id ?? null,
      name,
      email,
      subject,
      message,
    });
  }

  /** Keeps a letter and tells the gallery, with what it knows of it in rows, and who wrote. */
  async take(letter: Letter, about: readonly [label: string, value: string][] = []): Promise<void> {
    const now = this.clock.now();
    const message = {
      ...letter,
      id: uuid(),
      ...UNTOUCHED,
      digest: digestOf(letter),
      createdAt: now,
      replyDueAt: replyDue(letter.type, now),
    };
    await this.database.transaction(async () => {
      if (!(await this.store.addOnce(message, new Date(now.getTime() - DOUBLE_MS)))) return;
      await this.notices.received(message, about);
      if (await this.isReceiptBearable(message)) await this.notices.acknowledge(message);
    });
  }

  private async isReceiptBearable({ email, createdAt }: ContactMessage): Promise<boolean> {
    const anHourAgo = new Date(createdAt.getTime() - HOUR_MS);
    return (await this.store.countFrom(email, anHourAgo)) <= MOST_RECEIPTS;
  }
}

const digestOf = ({ collectorId, inquiryType, artworkId, name, email, subject, message }: Letter): string =>
  createHash('sha256')
    .update(JSON.stringify([collectorId, inquiryType, artworkId, name, email, subject, message]))
    .digest('hex');
