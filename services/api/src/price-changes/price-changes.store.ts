import { rotateSize, type Cents, type ChangedBookPrice, type PriceChange } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Column, Entity, LessThanOrEqual, PrimaryColumn } from 'typeorm';
import type { EditionPriceChange } from '../catalog';
import { Database } from '../platform';
import type { PriceChangeState } from './dto/price-change.dto';

/** A change of prices: applied once, now or on its date. Amounts in cents, percentages in basis points. */
@Entity('price_changes')
export class PriceChangeEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 12 }) state: PriceChangeState;
  @Column('json') sizes: string[];
  @Column('varchar', { length: 12 }) kind: PriceChange['kind'];
  @Column('int') value: number;
  /** Artworks that keep their prices. */
  @Column('json') exceptArtworks: string[];
  /** The prices that it replaced in the price book; empty until it is applied. */
  @Column('json') bookPrices: ChangedBookPrice[];
  @Column('varchar', { length: 300 }) note: string;
  @Column('datetime', { precision: 3 }) takesEffectAt: Date;
  /** The version of the price book that it created; null until it is applied. */
  @Column('int', { unsigned: true, nullable: true }) bookVersion: number | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** A username. */
  @Column('varchar', { length: 60 }) createdBy: string;
  @Column('char', { length: 36 }) createdById: string;
  /** When it was undone or withdrawn. */
  @Column('datetime', { precision: 3, nullable: true }) endedAt: Date | null;
  @Column('varchar', { length: 60, nullable: true }) endedBy: string | null;
}

/** A price that a change replaced in an edition. */
@Entity('price_change_lines')
export class PriceChangeLineEntity {
  @PrimaryColumn('char', { length: 36 }) changeId: string;
  @PrimaryColumn('char', { length: 36 }) editionId: string;
  @Column('char', { length: 36 }) artworkId: string;
  @Column('varchar', { length: 20 }) size: string;
  @Column('int', { unsigned: true }) beforeCents: Cents;
  @Column('int', { unsigned: true }) afterCents: Cents;
}

/** A print in an unpaid pay link for a draft order. */
export interface OpenQuoteRow {
  orderNumber: string;
  editionId: string;
  title: string;
  size: string;
  priceCents: Cents;
  expiresAt: Date;
}

/** How many changes the history shows. */
const HISTORY_LENGTH = 50;

/** How many rows one statement inserts. */
const BATCH_SIZE = 1_000;

/** Every query on price changes. */
@Injectable()
export class PriceChangesStore {
  constructor(private readonly database: Database) {}

  /** Latest first, with how many artwork prices each has changed. */
  async list(): Promise<{ change: PriceChangeEntity; prices: number }[]> {
    const changes = await this.database.manager.find(PriceChangeEntity, {
      order: { id: 'DESC' },
      take: HISTORY_LENGTH,
    });
    if (changes.length === 0) return [];
    const counts = await this.database.manager.query<{ id: string; prices: string }[]>(
      'SELECT change_id AS id, COUNT(*) AS prices FROM price_change_lines WHERE change_id IN (?) GROUP BY change_id',
      [changes.map(({ id }) => id)],
    );
    const pricesOf = new Map(counts.map(({ id, prices }) => [id, Number(prices)]));
    return changes.map((change) => ({ change, prices: pricesOf.get(change.id) ?? 0 }));
  }

  async insert(change: PriceChangeEntity): Promise<void> {
    await this.database.manager.insert(PriceChangeEntity, change);
  }

  async update(id: string, set: Partial<PriceChangeEntity>): Promise<void> {
    await this.database.manager.update(PriceChangeEntity, { id }, set);
  }

  /** Locks the change until the transaction ends; null when there is none. */
  async lock(id: string): Promise<PriceChangeEntity | null> {
    return this.database.lock(PriceChangeEntity, { id });
  }

  /** Locks the first change that is due and that no other instance is applying; null when there is none. */
  async lockDue(now: Date): Promise<PriceChangeEntity | null> {
    return this.database.manager.findOne(PriceChangeEntity, {
      where: { state: 'scheduled', takesEffectAt: LessThanOrEqual(now) },
      order: { takesEffectAt: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async addLines(changeId: string, lines: readonly EditionPriceChange[]): Promise<void> {
    for (let start = 0; start < lines.length; start += BATCH_SIZE)
      await this.database.manager.insert(
        PriceChangeLineEntity,
        lines.slice(start, start + BATCH_SIZE).map(({ editionId, artworkId, size, before, after }) => ({
          changeId,
          editionId,
          artworkId,
          size,
          beforeCents: before,
          afterCents: after,
        })),
      );
  }

  async findLines(changeId: string): Promise<EditionPriceChange[]> {
    const lines = await this.database.manager.findBy(PriceChangeLineEntity, { changeId });
    return lines.map(({ editionId, artworkId, size, beforeCents, afterCents }) => ({
      editionId,
      artworkId,
      size,
      before: beforeCents,
      after: afterCents,
    }));
  }

  /** Prints of these sizes in pay links that a buyer can still pay, by order. */
  async findOpenQuotes(sizes: readonly string[], now: Date): Promise<OpenQuoteRow[]> {
    return this.database.manager.query<OpenQuoteRow[]>(
      `SELECT placed.number AS orderNumber, line.edition_id AS editionId, line.title, line.size,
         line.price_cents AS priceCents, request.expires_at AS expiresAt
       FROM payment_requests request
       JOIN orders placed ON placed.id = request.order_id
       JOIN order_lines line ON line.order_id = placed.id
       WHERE request.state = 'open' AND request.pays_order = 1 AND request.expires_at > ? AND line.size IN (?)
       ORDER BY placed.created_at, line.position`,
      [now, [...sizes, ...sizes.map(rotateSize)]],
    );
  }
}
