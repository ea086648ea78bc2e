import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { In, IsNull } from 'typeorm';
import { Database } from '../platform';
import { EventVisitorEntity } from './event-visitor.entity';

/** Every query on guests. */
@Injectable()
export class VisitorsStore {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<EventVisitorEntity | null> {
    return isUUID(id) ? this.database.manager.findOneBy(EventVisitorEntity, { id }) : null;
  }

  async ofEmail(eventId: string, email: string): Promise<EventVisitorEntity | null> {
    return this.database.manager.findOneBy(EventVisitorEntity, { eventId, email });
  }

  /** By guests' ids. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.database.manager.find(EventVisitorEntity, {
      select: { id: true, name: true },
      where: { id: In([...ids]) },
    });
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  /** Registered guests, the waitlist left out. */
  async countRegistered(eventId: string): Promise<number> {
    return this.database.manager.countBy(EventVisitorEntity, { eventId, isWaitlisted: false });
  }

  /** Whose turn it is when places become free. */
  async waitlist(eventId: string, limit?: number): Promise<EventVisitorEntity[]> {
    return this.database.manager.find(EventVisitorEntity, {
      where: { eventId, isWaitlisted: true },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  async insert(visitor: EventVisitorEntity): Promise<void> {
    await this.database.manager.insert(EventVisitorEntity, visitor);
  }

  async change(id: string, changes: Partial<EventVisitorEntity>): Promise<void> {
    await this.database.manager.update(EventVisitorEntity, { id }, changes);
  }

  async removeOf(eventId: string): Promise<void> {
    await this.database.manager.delete(EventVisitorEntity, { eventId });
  }

  async ofCollector(collectorId: string): Promise<EventVisitorEntity[]> {
    return this.database.manager.find(EventVisitorEntity, {
      where: { collectorId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The visits are nobody's account's any more. */
  async unclaim(collectorId: string): Promise<void> {
    await this.database.manager.update(EventVisitorEntity, { collectorId }, { collectorId: null });
  }

  /** Takes names and addresses off the visits of an account, and off those under its proved address. */
  async forget(collectorId: string, email: string | null): Promise<void> {
    const { manager } = this.database;
    const similar = await manager.find(EventVisitorEntity, {
      where: [{ collectorId }, ...(email === null ? [] : [{ email }])],
      select: { id: true, email: true, collectorId: true },
    });
    // The database takes letters with and without accents for the same; addresses are not.
    const own = similar.filter((visitor) => visitor.collectorId === collectorId || visitor.email === email);
    await this.makeNameless(own.map(({ id }) => id));
  }

  /** Guests of the event who are named and are no collector's visit. */
  async named(eventId: string): Promise<Pick<EventVisitorEntity, 'id' | 'email'>[]> {
    const guests = await this.database.manager.find(EventVisitorEntity, {
      where: { eventId, collectorId: IsNull() },
      select: { id: true, email: true },
    });
    return guests.filter(({ id, email }) => email !== id);
  }

  /** Takes names and addresses off these visits; the rows stay, since events count their guests. */
  async makeNameless(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    // The column is unique within the event; an id is nobody's address.
    const nameless = { name: 'Former guest', email: () => 'id', collectorId: null };
    await this.database.manager.update(EventVisitorEntity, { id: In([...ids]) }, nameless);
  }
}
