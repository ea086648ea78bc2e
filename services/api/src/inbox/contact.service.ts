import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { contactMessageType, replyPromise } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { Clock, Database } from '../platform';
import type { ContactMessage } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';
import { ContactNotices } from './contact-notices';
import type { ContactRequest } from './dto/contact-request.dto';

/** The same words again within this time are a second press of the button, in milliseconds. */
const DOUBLE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** One address gets at most as many receipts in an hour: anybody may write in anybody's name, from anywhere. */
const MOST_RECEIPTS = 3;

/** Takes in what people write to the gallery. */
@Injectable()
export class ContactService {
  constructor(
    private readonly store: ContactMessageStore,
    private readonly notices: ContactNotices,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Keeps the message and tells the gallery and its sender; a robot's is dropped without a word. */
  async receive({ name, email, subject, message, website }: ContactRequest): Promise<void> {
    if (website) return;
    const now = this.clock.now();
    const type = contactMessageType(subject);
    const replyDueAt = new Date(now.getTime() + replyPromise(type).hours * HOUR_MS);
    const digest = digestOf([name, email, subject, message]);
    await this.database.transaction(async () => {
      const letter = {
        id: uuid(),
        type,
        state: 'new' as const,
        name,
        email,
        subject,
        message,
        digest,
        createdAt: now,
        replyDueAt,
      };
      const isAdded = await this.store.addOnce(letter, new Date(now.getTime() - DOUBLE_MS));
      if (isAdded) await this.announce(letter);
    });
  }

  private async announce(letter: ContactMessage): Promise<void> {
    await this.notices.received(letter);
    const anHourAgo = new Date(letter.createdAt.getTime() - HOUR_MS);
    const isBearable = (await this.store.countFrom(letter.email, anHourAgo)) <= MOST_RECEIPTS;
    if (isBearable) await this.notices.acknowledge(letter);
  }
}

const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
