import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { ContactMessageEventEntity } from './contact-message-event.entity';

/** Every query on what was done about messages. */
@Injectable()
export class ContactMessageEventsStore {
  constructor(private readonly database: Database) {}

  async add(event: ContactMessageEventEntity): Promise<void> {
    await this.database.manager.insert(ContactMessageEventEntity, event);
  }

  /** Of these messages, oldest first. */
  async findForMessages(messageIds: readonly string[]): Promise<ContactMessageEventEntity[]> {
    if (messageIds.length === 0) return [];
    return this.database.manager.find(ContactMessageEventEntity, {
      where: { messageId: In([...messageIds]) },
      order: { id: 'ASC' },
    });
  }

  /** Takes the words off what was answered and noted; that it was stays. */
  async anonymize(messageIds: readonly string[]): Promise<void> {
    if (messageIds.length === 0) return;
    await this.database.manager.update(
      ContactMessageEventEntity,
      { messageId: In([...messageIds]), kind: In(['noted', 'answered']) },
      { subject: null, text: null },
    );
  }
}
