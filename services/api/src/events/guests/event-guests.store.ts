import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { containsPattern, Database, readAfter, type TimeCursor } from '../../platform';
import { EventGuestEntity } from '../entities/event-guest.entity';

/** Filter of an event's list of guests. */
export interface GuestFilter {
  eventId: string;
  /** Searches names and email addresses. */
  q?: string | undefined;
  place?: 'registered' | 'waitlist' | undefined;
}

/** Every query on guests. */
@Injectable()
export class EventGuestsStore {
  constructor(private readonly database: Database) {}

  async findById(id: string): Promise<EventGuestEntity | null> {
    return isUUID(id) ? this.database.manager.findOneBy(EventGuestEntity, { id }) : null;
  }

  async findByEmail(eventId: string, email: string): Promise<EventGuestEntity | null> {
    return this.database.manager.findOneBy(EventGuestEntity, { eventId, email });
  }

  /**
   * Guests who still have a name and come after `cursor`, in the order of their registration, which later changes do
   * not affect.
   */
  async page(filter: GuestFilter, cursor: TimeCursor | null, limit: number): Promise<EventGuestEntity[]> {
    const sorted = { at: 'guest.createdAt', id: 'guest.id', order: 'ASC' } as const;
    return readAfter(this.listed(filter), sorted, cursor, limit).getMany();
  }

  /** The total over all pages. */
  async count(filter: GuestFilter): Promise<number> {
    return this.listed(filter).getCount();
  }

  /**
   * Pass versions of guests whose passes were ended, for events that end after this time; all other guests have version
   * 0.
   */
  async findPassVersions(endsAfter: Date): Promise<ReadonlyMap<string, number>> {
    const rows: { id: string; passVersion: number }[] = await this.database.manager.query(
      `SELECT guest.id, guest.pass_version AS passVersion FROM event_guests guest
       JOIN events event ON event.id = guest.event_id AND event.ends_at > ? WHERE guest.pass_version > 0`,
      [endsAfter],
    );
    return new Map(rows.map(({ id, passVersion }) => [id, passVersion]));
  }

  /** Keyed by guest id. */
  async findNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.database.manager.find(EventGuestEntity, {
      select: { id: true, name: true },
      where: { id: In([...ids]) },
    });
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  /** Registered guests, excluding the waitlist. */
  async countRegistered(eventId: string): Promise<number> {
    return this.database.manager.countBy(EventGuestEntity, { eventId, isWaitlisted: false });
  }

  /** Guests on the waitlist, those who have waited longest first. */
  async findWaitlisted(eventId: string, limit?: number): Promise<EventGuestEntity[]> {
    return this.database.manager.find(EventGuestEntity, {
      where: { eventId, isWaitlisted: true },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  async insert(guest: EventGuestEntity): Promise<void> {
    await this.database.manager.insert(EventGuestEntity, guest);
  }

  async update(id: string, changes: Partial<EventGuestEntity>): Promise<void> {
    await this.database.manager.update(EventGuestEntity, { id }, changes);
  }

  async delete(id: string): Promise<void> {
    await this.database.manager.delete(EventGuestEntity, { id });
  }

  /** How many guests get the follow-up email, and how many of them have it. */
  async countFollowUps(eventId: string): Promise<{ guests: number; sent: number }> {
    const toFollowUp = { eventId, isWaitlisted: false, unsubscribedAt: IsNull() };
    const [guests, sent] = await Promise.all([
      this.database.manager.countBy(EventGuestEntity, toFollowUp),
      this.database.manager.countBy(EventGuestEntity, { eventId, followedUpAt: Not(IsNull()) }),
    ]);
    return { guests, sent };
  }

  /** Guests without the follow-up email that no other transaction has locked. */
  async lockToFollowUp(eventId: string, limit: number): Promise<EventGuestEntity[]> {
    return this.database.manager.find(EventGuestEntity, {
      where: { eventId, isWaitlisted: false, unsubscribedAt: IsNull(), followedUpAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async markFollowedUp(ids: readonly string[], followedUpAt: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.database.manager.update(EventGuestEntity, { id: In([...ids]) }, { followedUpAt });
  }

  async deleteByEvent(eventId: string): Promise<void> {
    await this.database.manager.delete(EventGuestEntity, { eventId });
  }

  async findByCollector(collectorId: string): Promise<EventGuestEntity[]> {
    return this.database.manager.find(EventGuestEntity, {
      where: { collectorId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The guests stay, but without an account. */
  async unlinkCollector(collectorId: string): Promise<void> {
    await this.database.manager.update(EventGuestEntity, { collectorId }, { collectorId: null });
  }

  /** Anonymizes the guests of an account and those with its confirmed address. */
  async anonymizeByCollector(collectorId: string, email: string | null): Promise<void> {
    const { manager } = this.database;
    const similar = await manager.find(EventGuestEntity, {
      where: [{ collectorId }, ...(email === null ? [] : [{ email }])],
      select: { id: true, email: true, collectorId: true },
    });
    // The column's collation ignores accents, but addresses may differ only by accents.
    const own = similar.filter((guest) => guest.collectorId === collectorId || guest.email === email);
    await this.anonymize(own.map(({ id }) => id));
  }

  /** Guests of the event who still have a name and are not a collector's visit. */
  async findIdentified(eventId: string): Promise<Pick<EventGuestEntity, 'id' | 'email'>[]> {
    const guests = await this.database.manager.find(EventGuestEntity, {
      where: { eventId, collectorId: IsNull() },
      select: { id: true, email: true },
    });
    return guests.filter(({ id, email }) => email !== id);
  }

  /** Removes names and addresses from these visits; the rows stay, since events count their guests. */
  async anonymize(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    // The address is unique within the event, and an id is never an address.
    const anonymous = { name: 'Former guest', email: () => 'id', collectorId: null };
    await this.database.manager.update(EventGuestEntity, { id: In([...ids]) }, anonymous);
  }

  private listed({ eventId, q, place }: GuestFilter): SelectQueryBuilder<EventGuestEntity> {
    const query = this.database.manager
      .createQueryBuilder(EventGuestEntity, 'guest')
      .where('guest.eventId = :eventId AND guest.email <> guest.id', { eventId });
    if (place) query.andWhere('guest.isWaitlisted = :isWaitlisted', { isWaitlisted: place === 'waitlist' });
    if (q) query.andWhere('(guest.name LIKE :text OR guest.email LIKE :text)', { text: containsPattern(q) });
    return query;
  }
}
