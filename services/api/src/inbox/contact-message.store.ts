import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan, Not, IsNull } from 'typeorm';
import { plainAddress } from '../identity';
import { Database } from '../platform';
import { ContactMessage, type ContactMessageState } from './contact-message.entity';

/** What is left of a message whose writer has gone: that there was one, of which kind and about which work. */
const NAMELESS = {
  collectorId: null,
  name: 'Former collector',
  email: '',
  message: '',
  digest: null,
  state: 'closed',
} as const satisfies Partial<ContactMessage>;

/** Every query on contact messages. */
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

  /** A collector's inquiry, locked until the transaction ends. */
  async lockInquiry(id: string): Promise<ContactMessage | null> {
    return this.database.manager.findOne(ContactMessage, {
      where: { id, inquiryType: Not(IsNull()) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Newest first. */
  async ofCollector(collectorId: string): Promise<ContactMessage[]> {
    return this.database.manager.find(ContactMessage, { where: { collectorId }, order: { id: 'DESC' } });
  }

  /** Takes names, addresses and words off what a collector wrote while signed in. */
  async forget(collectorId: string): Promise<void> {
    await this.database.manager.update(ContactMessage, { collectorId }, NAMELESS);
  }

  /** The same for what came by the public forms in the name of an address, in whatever case. */
  async forgetAddress(email: string): Promise<void> {
    const { manager } = this.database;
    const similar = await manager.find(ContactMessage, {
      where: { email },
      select: { id: true, email: true },
    });
    // The database takes letters with and without accents for the same; addresses are not.
    const own = similar.filter((message) => plainAddress(message.email) === email);
    await manager.update(ContactMessage, { id: In(own.map(({ id }) => id)) }, NAMELESS);
  }

  async setState(id: string, state: ContactMessageState): Promise<void> {
    await this.database.manager.update(ContactMessage, { id }, { state });
  }

  /** How many messages came in the name of this address after `since`, whatever its case. */
  async countFrom(email: string, since: Date): Promise<number> {
    return this.database.manager.countBy(ContactMessage, { email, createdAt: MoreThan(since) });
  }
}
