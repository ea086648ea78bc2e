import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import {
  visitorDigest,
  OTHER,
  type DailyTotal,
  type Dimension,
  type NamesByDimension,
  type DayRange,
} from '../daily-totals';
import { type Visit, toVisitRow, VISIT_TABLE_COLUMNS } from './anonymous-visit';

const SALT_BYTES = 32;

interface NameRow {
  dimension: Dimension;
  name: string;
}

/** Every query that writes and deletes visits. Each batch is written in one transaction. */
@Injectable()
export class VisitsStore {
  constructor(private readonly database: Database) {}

  /** Whether the batch is new: an earlier attempt whose response was lost may have written it. */
  async beginBatch(batchId: string, now: Date): Promise<boolean> {
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      'INSERT IGNORE INTO visit_batches (id, written_at) VALUES (?, ?)',
      [batchId, now],
    );
    return affectedRows === 1;
  }

  /** The day's salt, created by its first writer. Locks the day until the transaction ends. */
  async lockDailySalt(day: string): Promise<Buffer> {
    const [found] = await this.findSalts(day);
    if (found) return found.salt;
    await this.database.manager.query('INSERT IGNORE INTO visit_daily_salts (day, salt) VALUES (?, ?)', [
      day,
      randomBytes(SALT_BYTES),
    ]);
    const [created] = await this.findSalts(day);
    if (!created) throw new Error(`The salt of ${day} is missing.`);
    return created.salt;
  }

  async findNames(day: string): Promise<NamesByDimension> {
    return byDimension(
      await this.database.manager.query('SELECT dimension, name FROM visit_daily_totals WHERE day = ?', [
        day,
      ]),
    );
  }

  /**
   * Names that more than one visitor had in these days, most visited first: they keep their own lines, whatever names someone
   * invents to fill the day.
   */
  async findRecurringNames({ from, to }: DayRange, limit: number): Promise<NamesByDimension> {
    return byDimension(
      await this.database.manager.query(
        `SELECT dimension, name FROM visit_daily_totals
         WHERE day BETWEEN ? AND ? AND dimension IN ('page', 'source', 'event') AND visitors > 1 AND name <> ?
         GROUP BY dimension, name ORDER BY SUM(visitors) DESC, name LIMIT ?`,
        [from, to, OTHER, limit],
      ),
    );
  }

  /** Adds to the day's lines; each counts a visitor once. The day must be locked. */
  async addToTotals(day: string, totals: readonly DailyTotal[]): Promise<void> {
    if (totals.length === 0) return;
    const counted = await this.findCountedVisitors(
      day,
      totals.flatMap((total) => [...total.visitors].map((visitor) => visitorDigest(total, visitor))),
    );
    const digests: Buffer[] = [];
    const rows = totals.map((total) => {
      const uncounted = [...total.visitors]
        .map((visitor) => visitorDigest(total, visitor))
        .filter((digest) => !counted.has(digest.toString('hex')));
      digests.push(...uncounted);
      return [day, total.dimension, total.name, total.visits, uncounted.length];
    });
    if (digests.length > 0)
      await this.database.manager.query('INSERT INTO visit_counted_visitors (day, digest) VALUES ?', [
        digests.map((digest) => [day, digest]),
      ]);
    await this.database.manager.query(
      `INSERT INTO visit_daily_totals (day, dimension, name, visits, visitors) VALUES ?
       ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits), visitors = visitors + VALUES(visitors)`,
      [rows],
    );
  }

  async countViews(day: string): Promise<number> {
    const [row] = await this.database.manager.query<{ visits: number }[]>(
      "SELECT visits FROM visit_daily_totals WHERE day = ? AND dimension = 'all' AND name = ''",
      [day],
    );
    return row?.visits ?? 0;
  }

  async insertVisits(visits: readonly Visit[]): Promise<void> {
    if (visits.length === 0) return;
    await this.database.manager.query(`INSERT INTO visits (${VISIT_TABLE_COLUMNS.join(', ')}) VALUES ?`, [
      visits.map(toVisitRow),
    ]);
  }

  /** Salts first: once they are gone, a visitor's hash cannot be traced back to an address. */
  async deleteSaltsBefore(day: string, rowsAtOnce: number): Promise<void> {
    await this.deleteInBatches('visit_daily_salts', 'day < ?', day, rowsAtOnce);
    await this.deleteInBatches('visit_counted_visitors', 'day < ?', day, rowsAtOnce);
  }

  async deleteVisitsBefore(time: Date, rowsAtOnce: number): Promise<void> {
    await this.deleteInBatches('visits', 'occurred_at < ?', time, rowsAtOnce);
  }

  async deleteBatchesBefore(time: Date, rowsAtOnce: number): Promise<void> {
    await this.deleteInBatches('visit_batches', 'written_at < ?', time, rowsAtOnce);
  }

  private findSalts(day: string): Promise<{ salt: Buffer }[]> {
    return this.database.manager.query('SELECT salt FROM visit_daily_salts WHERE day = ? FOR UPDATE', [day]);
  }

  /** Returns which of the digests the day has already counted, in hex. */
  private async findCountedVisitors(day: string, digests: readonly Buffer[]): Promise<Set<string>> {
    if (digests.length === 0) return new Set();
    const rows = await this.database.manager.query<{ digest: Buffer }[]>(
      'SELECT digest FROM visit_counted_visitors WHERE day = ? AND digest IN (?)',
      [day, digests],
    );
    return new Set(rows.map(({ digest }) => digest.toString('hex')));
  }

  private async deleteInBatches(
    table: 'visit_daily_salts' | 'visit_counted_visitors' | 'visits' | 'visit_batches',
    condition: string,
    limit: string | Date,
    rowsAtOnce: number,
  ): Promise<void> {
    for (;;) {
      const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
        `DELETE FROM ${table} WHERE ${condition} LIMIT ?`,
        [limit, rowsAtOnce],
      );
      if (affectedRows < rowsAtOnce) return;
    }
  }
}

function byDimension(rows: readonly NameRow[]): NamesByDimension {
  const names = new Map<Dimension, Set<string>>();
  for (const { dimension, name } of rows)
    names.set(dimension, (names.get(dimension) ?? new Set<string>()).add(name));
  return names;
}
