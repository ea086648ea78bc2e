import { maskEmail } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../database/database';
import { attentionPart, type AttentionPart } from '../lists/dashboard-parts';
import { countListed } from '../lists/keyset-page';
import {
  containsPattern,
  MAX_LISTED_MATCHES,
  toTextMatches,
  type TextMatches,
} from '../lists/list-query.dto';
import { OutboxEntity, type OutboxState } from './outbox.entity';

/** Which messages to list. */
export interface OutboxFilter {
  /** Anywhere in recipient or subject. */
  q?: string;
  state?: OutboxState;
  about?: string;
}

/** The filter with the matches of its text; null without a text. */
export type ResolvedOutboxFilter = OutboxFilter & { found: TextMatches | null };

/** The last message of the page before. */
export interface OutboxCursor {
  urgency: number;
  id: string;
}

/** How many messages wait or are dead, and how long the oldest has been due. */
export interface OutboxStats {
  /** Due and not tried yet. */
  due: number;
  /** Failed, and to be retried. */
  retrying: number;
  dead: number;
  oldestSeconds: number;
}

const TEXT_CONDITION = 'entry.recipient LIKE :text OR entry.subject LIKE :text';

/** Every query on the outbox. */
@Injectable()
export class OutboxStore {
  constructor(private readonly database: Database) {}

  /** Searches for a filter's text in an index alone: the rows hold whole emails. */
  async resolveFilter(filter: OutboxFilter): Promise<ResolvedOutboxFilter> {
    if (!filter.q) return { ...filter, found: null };
    const rows = await this.database.manager
      .createQueryBuilder(OutboxEntity, 'entry')
      .select('entry.id', 'id')
      .where(TEXT_CONDITION, { text: containsPattern(filter.q) })
      .limit(MAX_LISTED_MATCHES + 1)
      .getRawMany<{ id: string }>();
    return { ...filter, found: toTextMatches(rows) };
  }

  /** Dead messages first, then waiting, then delivered ones; each newest first. */
  async page(
    sought: ResolvedOutboxFilter,
    cursor: OutboxCursor | null,
    limit: number,
  ): Promise<OutboxEntity[]> {
    const query = this.filtered(sought).orderBy({ 'entry.urgency': 'DESC', 'entry.id': 'DESC' }).take(limit);
    if (cursor)
      query.andWhere('(entry.urgency < :urgency OR (entry.urgency = :urgency AND entry.id < :place))', {
        urgency: cursor.urgency,
        place: cursor.id,
      });
    return query.getMany();
  }

  /** On all pages; a search is counted until there are more than `MAX_LISTED_MATCHES`. */
  async count(sought: ResolvedOutboxFilter): Promise<number> {
    return countListed(this.filtered(sought), sought.found);
  }

  async find(id: string): Promise<OutboxEntity | null> {
    // MySQL refuses to compare an ASCII column with other characters.
    return /^[0-9a-f-]{36}$/.test(id) ? this.database.manager.findOneBy(OutboxEntity, { id }) : null;
  }

  /** @returns false when it is delivered */
  async retry(id: string, dueAt: Date): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      OutboxEntity,
      { id, state: In(['dead', 'waiting']) },
      { state: 'waiting', attempts: 0, dueAt },
    );
    return affected === 1;
  }

  private filtered({ q, found, state, about }: ResolvedOutboxFilter): SelectQueryBuilder<OutboxEntity> {
    const query = this.database.manager.createQueryBuilder(OutboxEntity, 'entry');
    if (state) query.andWhere('entry.state = :state', { state });
    if (about) query.andWhere('entry.about = :about', { about });
    if (found === 'many') query.andWhere(`(${TEXT_CONDITION})`, { text: containsPattern(q ?? '') });
    // The empty id, which no row has, because IN () is not valid SQL.
    else if (found) query.andWhere('entry.id IN (:...found)', { found: ['', ...found] });
    return query;
  }

  /** Adds the message unless one with its dedupe key exists already. */
  async add(message: Omit<OutboxEntity, 'urgency'>): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(OutboxEntity)
      .values(message)
      .orIgnore()
      .execute();
  }

  /** Deletes what no worker has claimed. @returns its id, or null */
  async cancel(dedupeKey: string): Promise<string | null> {
    const { manager } = this.database;
    const waiting = await manager.findOne(OutboxEntity, {
      select: { id: true },
      where: { dedupeKey, state: 'waiting', attempts: 0 },
      lock: { mode: 'pessimistic_write' },
    });
    if (waiting) await manager.delete(OutboxEntity, { id: waiting.id });
    return waiting?.id ?? null;
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

  /**
   * Extends a claim that is still being worked on. A message that another worker has claimed since, or that is done,
   * stays as it is.
   */
  async renewLease({ id, attempts }: OutboxEntity, leaseUntil: Date): Promise<void> {
    const claim = { id, attempts, state: 'waiting' } as const;
    await this.database.manager.update(OutboxEntity, claim, { dueAt: leaseUntil });
  }

  /**
   * Erases its content and masks its address unless it is kept: emails carry tokens of which the database has only
   * hashes.
   */
  async markDelivered({ id, isContentRetained, recipient }: OutboxEntity, at: Date): Promise<void> {
    const erased = isContentRetained ? {} : { payload: {}, recipient: recipient && maskEmail(recipient) };
    await this.database.manager.update(
      OutboxEntity,
      { id },
      { state: 'delivered', deliveredAt: at, lastError: null, ...erased },
    );
  }

  /** Erases kept texts and recipients. Messages that still wait are delivered all the same. */
  async eraseContent(about: string): Promise<void> {
    const erased = { isContentRetained: false, recipient: null };
    await this.database.manager.update(OutboxEntity, { about, state: 'waiting' }, erased);
    const ended = { about, state: In(['delivered', 'dead']) };
    await this.database.manager.update(OutboxEntity, ended, { ...erased, payload: {} });
  }

  /**
   * Erases content and recipients of old emails, which are then listed without them. Other jobs that failed stay: a refund
   * names nobody. @returns how many
   */
  async eraseExpired(state: 'dead' | 'delivered', before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      `UPDATE outbox SET payload = '{}', recipient = NULL, subject = NULL, last_error = NULL, is_content_retained = 0
       WHERE state = ? AND created_at < ? 
         AND (recipient IS NOT NULL OR is_content_retained = 1 OR (kind = 'password-reset' AND JSON_LENGTH(payload) > 0))
       LIMIT ?`,
      [state, before, limit],
    );
    return affectedRows;
  }

  /** Unless another worker has claimed it since, which records its own failure. */
  async markFailed({ id, attempts }: OutboxEntity, lastError: string, dueAt: Date): Promise<void> {
    const claim = { id, attempts, state: 'waiting' } as const;
    await this.database.manager.update(OutboxEntity, claim, { lastError, dueAt });
  }

  /** Counts waiting and dead messages in one query on few rows: an index leaves out what is delivered. */
  async readStats(now: Date): Promise<OutboxStats> {
    const [row] = await this.database.manager.query<Record<keyof OutboxStats, string | null>[]>(
      `SELECT SUM(state = 'waiting' AND attempts = 0 AND due_at <= ?) AS due,
         SUM(state = 'waiting' AND attempts > 0) AS retrying, SUM(state = 'dead') AS dead,
         TIMESTAMPDIFF(SECOND, MIN(CASE
           WHEN state = 'waiting' AND attempts > 0 THEN created_at
           WHEN state = 'waiting' AND due_at <= ? THEN due_at END), ?) AS oldestSeconds
       FROM outbox WHERE state IN ('waiting', 'dead')`,
      [now, now, now],
    );
    return {
      due: Number(row?.due ?? 0),
      retrying: Number(row?.retrying ?? 0),
      dead: Number(row?.dead ?? 0),
      oldestSeconds: Math.max(0, Number(row?.oldestSeconds ?? 0)),
    };
  }

  /** Dead messages, the latest first. */
  attention(): AttentionPart {
    return attentionPart(
      'failed_emails',
      this.filtered({ state: 'dead', found: null }),
      {
        id: 'entry.id',
        title: 'COALESCE(entry.subject, entry.kind)',
        detail: "COALESCE(entry.recipient, entry.lastError, '')",
        at: 'entry.createdAt',
      },
      { 'entry.id': 'DESC' },
    );
  }

  /** As `markFailed`. */
  async markDead({ id, attempts }: OutboxEntity, lastError: string): Promise<void> {
    const claim = { id, attempts, state: 'waiting' } as const;
    await this.database.manager.update(OutboxEntity, claim, { state: 'dead', lastError });
  }
}
