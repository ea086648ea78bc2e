import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../database/database';
import { OutboxEntity } from './outbox.entity';

/** Every query on the outbox. */
@Injectable()
export class OutboxStore {
  constructor(private readonly database: Database) {}

  /** Adds the message unless one with its dedupe key exists already. */
  async add(message: OutboxEntity): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OutboxEntity)
      .values(message)
      .orIgnore()
      .execute();
  }

  /**
   * Takes up to `limit` due messages for this worker until `leaseUntil`. Rows that another worker is claiming at this
   * moment are skipped, so two workers never take the same message at the same time.
   */
  async claim(now: Date, leaseUntil: Date, limit: number): Promise<OutboxEntity[]> {
    return this.database.transaction(async () => {
      const due = await this.database.manager.find(OutboxEntity, {
        where: { state: 'waiting', dueAt: LessThanOrEqual(now) },
        order: { dueAt: 'ASC', id: 'ASC' },
        take: limit,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (due.length === 0) return [];
      await this.database.manager.update(
        OutboxEntity,
        { id: In(due.map((message) => message.id)) },
        { dueAt: leaseUntil, attempts: () => 'attempts + 1' },
      );
      for (const message of due) message.attempts += 1;
      return due;
    });
  }

  /** What was in it is forgotten: mails carry keys and tokens of which nothing else here keeps more than a hash. */
  async markDelivered(id: string, at: Date): Promise<void> {
    await this.database.manager.update(
      OutboxEntity,
      { id },
      { state: 'delivered', deliveredAt: at, lastError: null, payload: {} },
    );
  }

  async markFailed(id: string, lastError: string, dueAt: Date): Promise<void> {
    await this.database.manager.update(OutboxEntity, { id, state: 'waiting' }, { lastError, dueAt });
  }

  /** How many messages of a kind have failed for good, and the latest of them. */
  async dead(kind: string, limit: number): Promise<{ count: number; first: OutboxEntity[] }> {
    const [first, count] = await this.database.manager.findAndCount(OutboxEntity, {
      where: { state: 'dead', kind },
      order: { id: 'DESC' },
      take: limit,
    });
    return { count, first };
  }

  async markDead(id: string, lastError: string): Promise<void> {
    await this.database.manager.update(OutboxEntity, { id, state: 'waiting' }, { state: 'dead', lastError });
  }
}
