import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { plainAddress } from '../identity';
import { Database } from '../platform';
import { ContactMessage } from './contact-message.entity';

/** What is left of a message whose writer has gone: that there was one, of which kind and about which work. */
const NAMELESS = {
  collectorId: null,
  name: 'Former collector',
  email: '',
  message: '',
  digest: null,
  state: 'closed',
} as const satisfies Partial<ContactMessage>;

/** What of a message can change. */
export type MessageChange = Partial<
  Pick<ContactMessage, 'state' | 'version' | 'assignedTo' | 'readAt' | 'answeredAt' | 'replyDueAt'>
>;

/** Every query on contact messages but the console's list. */
@Injectable()
export class ContactMessageStore {
  constructor(private readonly database: Database) {}

  /**
   * Adds the message unless one with the same digest came after `since`. Of two that arrive at the same moment the
   * unique key lets one through.
   * @returns whether it was added
   */
  async addOnce(message: ContactMessage & { digest: string }, since: Date): Promise<boolean> {
    const { digest } = message;
    const { manager } = this.database;
    await manager.update(ContactMessage, { digest, createdAt: LessThanOrEqual(since) }, { digest: null });
    await manager
      .createQueryBuilder()
      .insert()
      .into(ContactMessage)
      .values(message)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.existsBy(ContactMessage, { id: message.id });
  }

  /** Adds what nobody typed, so that it cannot come twice. */
  async add(message: ContactMessage): Promise<void> {
    await this.database.manager.insert(ContactMessage, message);
  }

  async find(id: string): Promise<ContactMessage | null> {
    return isAscii(id) ? this.database.manager.findOneBy(ContactMessage, { id }) : null;
  }

  async writersOf(ids: string[]): Promise<[id: string, name: string][]> {
    const messages = await this.database.manager.find(ContactMessage, {
      select: { id: true, name: true },
      where: { id: In(ids) },
    });
    return messages.map(({ id, name }) => [id, name]);
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<ContactMessage | null> {
    if (!isAscii(id)) return null;
    return this.database.manager.findOne(ContactMessage, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async change(id: string, changed: MessageChange): Promise<void> {
    await this.database.manager.update(ContactMessage, { id }, changed);
  }

  /** For good, with all that was done about it. */
  async remove(id: string): Promise<void> {
    await this.database.manager.delete(ContactMessage, { id });
  }

  /** Newest first. */
  async ofCollector(collectorId: string): Promise<ContactMessage[]> {
    return this.database.manager.find(ContactMessage, { where: { collectorId }, order: { id: 'DESC' } });
  }

  /** Those of these that nobody has answered yet, locked until the transaction ends. */
  async lockOpen(ids: readonly string[]): Promise<ContactMessage[]> {
    if (ids.length === 0) return [];
    return this.database.manager.find(ContactMessage, {
      where: { id: In([...ids]), state: 'open' },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** What came by the public forms in the name of an address, in whatever case. */
  async idsOfAddress(email: string): Promise<string[]> {
    const similar = await this.database.manager.find(ContactMessage, {
      where: { email },
      select: { id: true, email: true },
    });
    // The database takes letters with and without accents for the same; addresses are not.
    return similar.filter((message) => plainAddress(message.email) === email).map(({ id }) => id);
  }

  /** Takes names, addresses and words off these. */
  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.manager.update(ContactMessage, { id: In([...ids]) }, NAMELESS);
  }

  /** How many messages came in the name of this address after `since`, whatever its case. */
  async countFrom(email: string, since: Date): Promise<number> {
    return this.database.manager.countBy(ContactMessage, { email, createdAt: MoreThan(since) });
  }

  /** How many an answer was promised to and not given; those that are `late` at this moment only. */
  async countOwed(lateAt?: Date): Promise<number> {
    return this.database.manager.countBy(ContactMessage, owed(lateAt));
  }

  /** Those that wait longest past, or closest before, their time. */
  async owedFirst(limit: number): Promise<ContactMessage[]> {
    return this.database.manager.find(ContactMessage, {
      where: owed(),
      order: { replyDueAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }
}

const owed = (lateAt?: Date) => ({
  state: 'open' as const,
  replyDueAt: lateAt ? LessThanOrEqual(lateAt) : Not(IsNull()),
});

/** An ASCII column cannot even be compared with other characters. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
