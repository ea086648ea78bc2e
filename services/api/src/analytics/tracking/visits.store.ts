import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import {
  visitorDigest,
  OTHER,
  type DailyTotal,
  type Dimension,
  type NamesByDimension,
} from '../daily-totals';
import type { DayRange } from '../day-range';
import type { Visit } from './anonymous-visit';
import { toVisitRow, VISIT_TABLE_COLUMNS } from './visit-row';

const KEY_BYTES = 32;

interface NameRow {
  dimension: Dimension;
  name: string;
}

/** Every query that writes visits. Its calls belong into one transaction for each batch. */
@Injectable()
export class VisitsStore {
  constructor(private readonly database: Database) {}

  /** Whether the batch is new; an attempt whose answer was lost may have written it. */
  async beginBatch(batchId: string, now: Date): Promise<boolean> {
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      'INSERT IGNORE INTO visit_batches (id, written_at) VALUES (?, ?)',
      [batchId, now],
    );
    return affectedRows === 1;
  }

  /** The day's key. Whoever has it writes alone in that day until the transaction ends; the first of a day makes it. */
  async lockDailySalt(day: string): Promise<Buffer> {
    const [found] = await this.findSalts(day);
    if (found) return found.secret;
    await this.database.manager.query('INSERT IGNORE INTO visit_keys (day, secret) VALUES (?, ?)', [
      day,
      randomBytes(KEY_BYTES),
    ]);
    const [made] = await this.findSalts(day);
    if (!made) throw new Error(`The key of ${day} is not there.`);
    return made.secret;
  }

  /** Names that the day has. */
  async findNames(day: string): Promise<NamesByDimension> {
    return byDimension(
      await this.database.manager.query('SELECT dimension, name FROM visit_days WHERE day = ?', [day]),
    );
  }

  /**
   * Names that more than one visitor had in these days, most visited first: they get their lines again, whatever a stranger fills
   * the day with.
   */
  async findRecurringNames({ from, to }: DayRange, most: number): Promise<NamesByDimension> {
    return byDimension(
      await this.database.manager.query(
        `SELECT dimension, name FROM visit_days
         WHERE day BETWEEN ? AND ? AND dimension IN ('page', 'source', 'event') AND visitors > 1 AND name <> ?
         GROUP BY dimension, name ORDER BY SUM(visitors) DESC, name LIMIT ?`,
        [from, to, OTHER, most],
      ),
    );
  }

  /** Adds to the day's lines; a visitor counts in each of them once. The day must be locked. */
  async addToTotals(day: string, sums: readonly DailyTotal[]): Promise<void> {
    if (sums.length === 0) return;
    const seen = await this.findCountedVisitors(
      day,
      sums.flatMap((sum) => [...sum.visitors].map((visitor) => visitorDigest(sum, visitor))),
    );
    const marks: Buffer[] = [];
    const rows = sums.map((sum) => {
      const fresh = [...sum.visitors]
        .map((visitor) => visitorDigest(sum, visitor))
        .filter((mark) => !seen.has(mark.toString('hex')));
      marks.push(...fresh);
      return [day, sum.dimension, sum.name, sum.visits, fresh.length];
    });
    if (marks.length > 0)
      await this.database.manager.query('INSERT INTO visit_marks (day, mark) VALUES ?', [
        marks.map((mark) => [day, mark]),
      ]);
    await this.database.manager.query(
      `INSERT INTO visit_days (day, dimension, name, visits, visitors) VALUES ?
       ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits), visitors = visitors + VALUES(visitors)`,
      [rows],
    );
  }

  /** Views of the day so far. */
  async countViews(day: string): Promise<number> {
    const [row] = await this.database.manager.query<{ visits: number }[]>(
      "SELECT visits FROM visit_days WHERE day = ? AND dimension = 'all' AND name = ''",
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

  private findSalts(day: string): Promise<{ secret: Buffer }[]> {
    return this.database.manager.query('SELECT secret FROM visit_keys WHERE day = ? FOR UPDATE', [day]);
  }

  /** Which of these marks the day has, in hex. */
  private async findCountedVisitors(day: string, marks: readonly Buffer[]): Promise<Set<string>> {
    if (marks.length === 0) return new Set();
    const rows = await this.database.manager.query<{ mark: Buffer }[]>(
      'SELECT mark FROM visit_marks WHERE day = ? AND mark IN (?)',
      [day, marks],
    );
    return new Set(rows.map(({ mark }) => mark.toString('hex')));
  }
}

function byDimension(rows: readonly NameRow[]): NamesByDimension {
  const names = new Map<Dimension, Set<string>>();
  for (const { dimension, name } of rows)
    names.set(dimension, (names.get(dimension) ?? new Set<string>()).add(name));
  return names;
}
