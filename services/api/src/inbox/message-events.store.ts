import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { MessageEvent } from './message-event.entity';

/** Every query on what was done about messages. */
@Injectable()
export class MessageEventsStore {
  constructor(private readonly database: Database) {}

  async add(event: MessageEvent): Promise<void> {
    await this.database.manager.insert(MessageEvent, event);
  }

  /** Of these messages, oldest first. */
  async of(messageIds: readonly string[]): Promise<MessageEvent[]> {
    if (messageIds.length === 0) return [];
    return this.database.manager.find(MessageEvent, {
      where: { messageId: In([...messageIds]) },
      order: { id: 'ASC' },
    });
  }

  /** Takes the words off what was answered and noted; that it was stays. */
  async forget(messageIds: readonly string[]): Promise<void> {
    if (messageIds.length === 0) return;
    await this.database.manager.update(
      MessageEvent,
      { messageId: In([...messageIds]), kind: In(['noted', 'answered']) },
      { subject: null, text: null },
    );
  }
}
