import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { normalizeEmail } from '../../identity';
import { Database, DomainEvents, isAscii, RecordChanged } from '../../platform';
import { ContactMessageEntity, ContactMessageEventEntity } from './contact-message.entity';

/** What is left of a message whose writer's account was deleted: its type and its artwork. */
const ANONYMIZED_MESSAGE = {
  collectorId: null,
  name: 'Former collector',
  email: '',
  message: '',
  digest: null,
  state: 'closed',
} as const satisfies Partial<ContactMessageEntity>;

/** What can change about a message. */
export type MessageChange = Partial<
  Pick<ContactMessageEntity, 'state' | 'version' | 'assignedTo' | 'readAt' | 'repliedAt' | 'replyDueAt'>
>;

/** Every query on contact messages and their history, except for the inbox list. */
@Injectable()
export class ContactMessagesStore {
  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
  ) {}

  /**
   * Adds the message unless one with the same digest came after `since`. The unique key lets only one of two concurrent
   * messages through.
   * @returns whether it was added
   */
  async addOnce(message: ContactMessageEntity & { digest: string }, since: Date): Promise<boolean> {
    const { digest } = message;
    const { manager } = this.database;
    await manager.update(
      ContactMessageEntity,
      { digest, createdAt: LessThanOrEqual(since) },
      { digest: null },
    );
    await manager
      .createQueryBuilder()
      .insert()
      .into(ContactMessageEntity)
      .values(message)
      .orIgnore()
      .updateEntity(false)
      .execute();
    const isAdded = await manager.existsBy(ContactMessageEntity, { id: message.id });
    if (isAdded) await this.announceChange(message.id);
    return isAdded;
  }

  /** Adds a message that does not come from a form and therefore cannot arrive twice. */
  async add(message: ContactMessageEntity): Promise<void> {
    await this.database.manager.insert(ContactMessageEntity, message);
    await this.announceChange(message.id);
  }

  async find(id: string): Promise<ContactMessageEntity | null> {
    return isAscii(id) ? this.database.manager.findOneBy(ContactMessageEntity, { id }) : null;
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<ContactMessageEntity | null> {
    if (!isAscii(id)) return null;
    return this.database.lock(ContactMessageEntity, { id });
  }

  async update(id: string, changed: MessageChange): Promise<void> {
    await this.database.manager.update(ContactMessageEntity, { id }, changed);
    await this.announceChange(id);
  }

  /** Removes the message with its history. */
  async remove(id: string): Promise<void> {
    await this.database.manager.delete(ContactMessageEntity, { id });
  }

  /** Newest first. */
  async findForCollector(collectorId: string): Promise<ContactMessageEntity[]> {
    return this.database.manager.find(ContactMessageEntity, {
      where: { collectorId },
      order: { id: 'DESC' },
    });
  }

  /** The open messages among these, locked until the transaction ends. */
  async lockOpen(ids: readonly string[]): Promise<ContactMessageEntity[]> {
    if (ids.length === 0) return [];
    return this.database.lockAll(ContactMessageEntity, { id: In([...ids]), state: 'open' });
  }

  /** Messages from this email address, ignoring case. */
  async findIdsByEmail(email: string): Promise<string[]> {
    const similar = await this.database.manager.find(ContactMessageEntity, {
      where: { email },
      select: { id: true, email: true },
    });
    // The column's collation ignores accents, but addresses may differ only by accents.
    return similar.filter((message) => normalizeEmail(message.email) === email).map(({ id }) => id);
  }

  /** Messages from before `before` that still name their writer, oldest first. */
  async findIdentifiedBefore(before: Date, limit: number): Promise<string[]> {
    const messages = await this.database.manager.find(ContactMessageEntity, {
      select: { id: true },
      where: { createdAt: LessThan(before), email: Not('') },
      order: { createdAt: 'ASC' },
      take: limit,
    });
    return messages.map(({ id }) => id);
  }

  /**
   * Removes names, addresses and texts from these messages and their history; the record that something was done stays.
   */
  async anonymize(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.manager.update(ContactMessageEntity, { id: In([...ids]) }, ANONYMIZED_MESSAGE);
    await this.database.manager.update(
      ContactMessageEventEntity,
      { messageId: In([...ids]), kind: In(['noted', 'answered']) },
      { subject: null, text: null },
    );
  }

  /** How many messages came from this address after `since`, ignoring case. */
  async countFromEmail(email: string, since: Date): Promise<number> {
    return this.database.manager.countBy(ContactMessageEntity, { email, createdAt: MoreThan(since) });
  }

  /** How many messages wait for a reply, and how many of them are overdue now. */
  async countAwaitingReply(now: Date): Promise<{ awaitingReply: number; late: number }> {
    const counts = await this.database.manager
      .createQueryBuilder(ContactMessageEntity, 'message')
      .select('COUNT(*)', 'awaitingReply')
      .addSelect('SUM(message.replyDueAt <= :now)', 'late')
      .where({ state: 'open', replyDueAt: Not(IsNull()) })
      .setParameters({ now })
      .getRawOne<{ awaitingReply: string; late: string | null }>();
    return { awaitingReply: Number(counts?.awaitingReply ?? 0), late: Number(counts?.late ?? 0) };
  }

  async addEvent(event: ContactMessageEventEntity): Promise<void> {
    await this.database.manager.insert(ContactMessageEventEntity, event);
  }

  /** Their history, oldest first. */
  async findEvents(messageIds: readonly string[]): Promise<ContactMessageEventEntity[]> {
    if (messageIds.length === 0) return [];
    return this.database.manager.find(ContactMessageEventEntity, {
      where: { messageId: In([...messageIds]) },
      order: { id: 'ASC' },
    });
  }

  private async announceChange(id: string): Promise<void> {
    await this.domainEvents.publish(new RecordChanged({ kind: 'message', id }));
  }
}
