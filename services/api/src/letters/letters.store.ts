import { Injectable } from '@nestjs/common';
import { Column, Entity, In, LessThan, PrimaryColumn } from 'typeorm';
import { Database } from '../platform';
import type { LetterRecipients } from './dto/letters.dto';
import { LETTER_SOURCE, type LetterState, type RecipientState } from './letters-policy';

/** A letter: a newsletter that staff write. */
@Entity('letters')
export class LetterEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 200 }) subject: string;
  /** Paragraphs separated by empty lines; `{work 1}` places the first work. */
  @Column('text') words: string;
  @Column('json') artworkIds: string[];
  /** Filters of the list of people: the subscribers among those people get the letter. */
  @Column('json') recipients: LetterRecipients;
  @Column('varchar', { length: 20 }) state: LetterState;
  /** When it is to go out. */
  @Column('datetime', { precision: 3, nullable: true }) sendAt: Date | null;
  @Column('datetime', { precision: 3, nullable: true }) startedAt: Date | null;
  /** The earliest time at which the next batch may enter the outbox: keeps the rate, even with several instances. */
  @Column('datetime', { precision: 3, nullable: true }) nextBatchAt: Date | null;
  /** When the last recipient entered the outbox. */
  @Column('datetime', { precision: 3, nullable: true }) endedAt: Date | null;
  /** First name of the person who started the draft. */
  @Column('varchar', { length: 100 }) writtenBy: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** Counts changes of the draft. */
  @Column('int', { unsigned: true }) version: number;
}

/** A letter to one subscriber. Unique: nobody gets a letter twice. It holds no address. */
@Entity('letter_recipients')
export class LetterRecipientEntity {
  @PrimaryColumn('char', { length: 36 }) letterId: string;
  @PrimaryColumn('char', { length: 36 }) subscriberId: string;
  @Column('varchar', { length: 20 }) state: RecipientState;
  @Column('datetime', { precision: 3 }) changedAt: Date;
}

type RecipientKey = Pick<LetterRecipientEntity, 'letterId' | 'subscriberId'>;

const INSERT_BATCH_SIZE = 1_000;

/** Every query on letters and their recipients. */
@Injectable()
export class LettersStore {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(limit: number): Promise<LetterEntity[]> {
    return this.database.manager.find(LetterEntity, { order: { id: 'DESC' }, take: limit });
  }

  async find(id: string): Promise<LetterEntity | null> {
    return this.database.manager.findOneBy(LetterEntity, { id });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<LetterEntity | null> {
    return this.database.lock(LetterEntity, { id });
  }

  /**
   * The letter that is going out or is due: the one that started first, so that letters go out one after another at one
   * rate.
   */
  async lockNext(now: Date): Promise<LetterEntity | null> {
    return this.database.manager
      .createQueryBuilder(LetterEntity, 'letter')
      .where("letter.state = 'sending' OR (letter.state = 'scheduled' AND letter.sendAt <= :now)", { now })
      .orderBy({ 'letter.state': 'DESC', 'letter.sendAt': 'ASC', 'letter.id': 'ASC' })
      .limit(1)
      .setLock('pessimistic_write')
      .getOne();
  }

  async add(letter: LetterEntity): Promise<void> {
    await this.database.manager.insert(LetterEntity, letter);
  }

  async update(id: string, change: Partial<Omit<LetterEntity, 'id'>>): Promise<void> {
    await this.database.manager.update(LetterEntity, { id }, change);
  }

  async delete(id: string): Promise<void> {
    await this.database.manager.delete(LetterEntity, { id });
  }

  /** Recipients that already exist stay unchanged. */
  async addRecipients(letterId: string, subscriberIds: readonly string[], now: Date): Promise<void> {
    for (let start = 0; start < subscriberIds.length; start += INSERT_BATCH_SIZE) {
      const ids = subscriberIds.slice(start, start + INSERT_BATCH_SIZE);
      await this.database.manager
        .createQueryBuilder()
        .insert()
        .into(LetterRecipientEntity)
        .values(
          ids.map((subscriberId) => ({ letterId, subscriberId, state: 'waiting' as const, changedAt: now })),
        )
        .orIgnore()
        .updateEntity(false)
        .execute();
    }
  }

  /** How many are on their way: in the outbox, or being handed to the mail server. */
  async countOnTheWay(letterId: string): Promise<number> {
    return this.database.manager.countBy(LetterRecipientEntity, {
      letterId,
      state: In(['queued', 'sending'] satisfies RecipientState[]),
    });
  }

  /** Moves recipients that have been in a state since before `before` to another one. */
  async moveOn(letterId: string, from: RecipientState, to: RecipientState, before: Date): Promise<void> {
    const stuck = { letterId, state: from, changedAt: LessThan(before) };
    await this.database.manager.update(LetterRecipientEntity, stuck, { state: to });
  }

  async findWaiting(letterId: string, limit: number): Promise<LetterRecipientEntity[]> {
    if (limit <= 0) return [];
    return this.database.manager.find(LetterRecipientEntity, {
      where: { letterId, state: 'waiting' },
      order: { subscriberId: 'ASC' },
      take: limit,
    });
  }

  /** The row stays locked until the transaction ends. */
  async lockRecipient({ letterId, subscriberId }: RecipientKey): Promise<LetterRecipientEntity | null> {
    return this.database.lock(LetterRecipientEntity, { letterId, subscriberId });
  }

  async updateRecipient(
    { letterId, subscriberId }: RecipientKey,
    state: RecipientState,
    changedAt: Date,
  ): Promise<void> {
    await this.database.manager.update(
      LetterRecipientEntity,
      { letterId, subscriberId },
      { state, changedAt },
    );
  }

  /** The latest letter that a subscriber was sent; locked. */
  async lockLatestSent(subscriberId: string): Promise<LetterRecipientEntity | null> {
    return this.database.manager.findOne(LetterRecipientEntity, {
      where: { subscriberId, state: 'sent' },
      order: { changedAt: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** How many recipients are in each state, by letter. */
  async countRecipients(letterIds: readonly string[]): Promise<Map<string, Map<string, number>>> {
    const counts = new Map<string, Map<string, number>>();
    if (letterIds.length === 0) return counts;
    const rows = await this.database.manager.query<{ letterId: string; state: string; number: string }[]>(
      `SELECT letter_id AS letterId, state, COUNT(*) AS number FROM letter_recipients
       WHERE letter_id IN (?) GROUP BY letter_id, state`,
      [letterIds],
    );
    for (const { letterId, state, number } of rows)
      counts.set(letterId, (counts.get(letterId) ?? new Map<string, number>()).set(state, Number(number)));
    return counts;
  }

  /** Paid orders whose visit began with a link of the letter, and the amount that stayed paid. */
  async countOrders({ id, startedAt }: LetterEntity): Promise<{ orders: number; cents: number }> {
    if (startedAt === null) return { orders: 0, cents: 0 };
    const [row] = await this.database.manager.query<{ orders: string; cents: string | null }[]>(
      `SELECT COUNT(*) AS orders, SUM(total_cents - refunded_cents) AS cents FROM orders
       WHERE confirmed_at >= ? AND attributed_source = ? AND JSON_VALUE(attribution, '$.campaign') = ?`,
      [startedAt, LETTER_SOURCE, id],
    );
    return { orders: Number(row?.orders ?? 0), cents: Number(row?.cents ?? 0) };
  }
}
