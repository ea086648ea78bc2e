import type { AffiliateTrafficKind } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { daysAfter, startOf, type DayRange, type Dimension } from '../daily-totals';

/** The total of a line over a range. */
export interface RangeTotal {
  dimension: Dimension;
  name: string;
  visits: number;
  visitors: number;
}

/** The total of a dimension on a day. */
export interface DayTotal {
  day: string;
  dimension: Dimension;
  visits: number;
  visitors: number;
}

/** A page view. */
export interface VisitRow {
  id: string;
  occurredAt: Date;
  page: string;
  source: string;
  medium: string;
  campaign: string | null;
  partnerKind: AffiliateTrafficKind | null;
  partnerCode: string | null;
  country: string | null;
  region: string | null;
  city: string | null;
}

const VISIT = `id, occurred_at AS occurredAt, page, source, medium, campaign, partner_kind AS partnerKind,
  partner_code AS partnerCode, country, region, city`;
const DAY = "DATE_FORMAT(day, '%Y-%m-%d') AS day";

/** Every query that reads visits and daily totals. */
@Injectable()
export class AnalyticsStore {
  constructor(private readonly database: Database) {}

  async findTotals({ from, to }: DayRange, dimensions?: readonly Dimension[]): Promise<RangeTotal[]> {
    const rows = await this.database.manager.query<RangeTotal[]>(
      `SELECT dimension, name, SUM(visits) AS visits, SUM(visitors) AS visitors FROM visit_daily_totals
       WHERE day BETWEEN ? AND ? ${dimensions ? 'AND dimension IN (?)' : ''}
       GROUP BY dimension, name`,
      [from, to, ...(dimensions ? [dimensions] : [])],
    );
    return rows.map((row) => ({ ...row, visits: Number(row.visits), visitors: Number(row.visitors) }));
  }

  /** Days without visits have no row. */
  async findDailyTotals({ from, to }: DayRange, dimensions: readonly Dimension[]): Promise<DayTotal[]> {
    const rows = await this.database.manager.query<DayTotal[]>(
      `SELECT ${DAY}, dimension, SUM(visits) AS visits, SUM(visitors) AS visitors FROM visit_daily_totals
       WHERE dimension IN (?) AND day BETWEEN ? AND ? GROUP BY visit_daily_totals.day, dimension`,
      [dimensions, from, to],
    );
    return rows.map((row) => ({ ...row, visits: Number(row.visits), visitors: Number(row.visitors) }));
  }

  /** The days with visits of a line, oldest first. */
  async findDailyVisits(dimension: Dimension, name: string): Promise<{ day: string; visits: number }[]> {
    return this.database.manager.query(
      `SELECT ${DAY}, visits FROM visit_daily_totals WHERE dimension = ? AND name = ? ORDER BY visit_daily_totals.day`,
      [dimension, name],
    );
  }

  /** The affiliate's latest visit within the retention. */
  async findLastVisitOfPartner(partnerId: string): Promise<Date | null> {
    const [row] = await this.database.manager.query<{ at: Date | null }[]>(
      "SELECT MAX(occurred_at) AS at FROM visits WHERE partner_code = ? AND partner_kind = 'registered'",
      [partnerId],
    );
    return row?.at ?? null;
  }

  /** Latest first. */
  findLatest({ from, to }: DayRange, limit: number): Promise<VisitRow[]> {
    return this.database.manager.query(
      `SELECT ${VISIT} FROM visits WHERE occurred_at >= ? AND occurred_at < ? ORDER BY occurred_at DESC, id DESC LIMIT ?`,
      [startOf(from), startOf(daysAfter(to, 1)), limit],
    );
  }

  /** Oldest first, after the `last` row. */
  findAfter({ from, to }: DayRange, last: VisitRow | null, limit: number): Promise<VisitRow[]> {
    const end = startOf(daysAfter(to, 1));
    return last === null
      ? this.database.manager.query(
          `SELECT ${VISIT} FROM visits WHERE occurred_at >= ? AND occurred_at < ? ORDER BY occurred_at, id LIMIT ?`,
          [startOf(from), end, limit],
        )
      : this.database.manager.query(
          `SELECT ${VISIT} FROM visits WHERE (occurred_at > ? OR (occurred_at = ? AND id > ?)) AND occurred_at < ?
           ORDER BY occurred_at, id LIMIT ?`,
          [last.occurredAt, last.occurredAt, last.id, end, limit],
        );
  }
}
