import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';
import type { PageViolation } from './csp-report';

/** Something that browsers kept from the payment page, counted. */
@Entity('payment_page_violations')
export class PageViolationEntity {
  @PrimaryColumn('varchar', { length: 40 }) directive: string;
  @PrimaryColumn('varchar', { length: 200 }) blocked: string;
  @Column('int', { unsigned: true }) reports: number;
  @Column('datetime', { precision: 3 }) firstSeenAt: Date;
  @Column('datetime', { precision: 3 }) lastSeenAt: Date;
}

/** Every query about violations on the payment page. */
@Injectable()
export class PageViolationsStore {
  constructor(private readonly database: Database) {}

  /** Counts one report. */
  async add({ directive, blocked }: PageViolation, now: Date): Promise<void> {
    await this.database.manager.query(
      `INSERT INTO payment_page_violations (directive, blocked, reports, first_seen_at, last_seen_at)
       VALUES (?, ?, 1, ?, ?)
       ON DUPLICATE KEY UPDATE reports = reports + 1, last_seen_at = VALUES(last_seen_at)`,
      [directive, blocked, now, now],
    );
  }

  /** Removes all but the newest. */
  async keepNewest(limit: number): Promise<void> {
    const surplus = (await this.database.manager.count(PageViolationEntity)) - limit;
    if (surplus <= 0) return;
    await this.database.manager.query(
      'DELETE FROM payment_page_violations ORDER BY last_seen_at, directive, blocked LIMIT ?',
      [surplus],
    );
  }

  /** The latest first. */
  async list(): Promise<PageViolationEntity[]> {
    return this.database.manager.find(PageViolationEntity, { order: { lastSeenAt: 'DESC' } });
  }
}
