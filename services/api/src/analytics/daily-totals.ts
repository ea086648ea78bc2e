import { createHash } from 'node:crypto';
import type { AffiliateTraffic } from '@gallery/domain';
import type { Visit } from './tracking/anonymous-visit';
import type { LossReason } from './tracking/visit-queue';

export type Dimension = 'all' | 'page' | 'source' | 'partner' | 'country' | 'event' | 'lost';

/** Names of lines by dimension. */
export type NamesByDimension = ReadonlyMap<Dimension, ReadonlySet<string>>;

/** The line for names beyond the limit of a day. */
export const OTHER = '(other)';

/**
 * The most names of a dimension in a day, since anyone can send any name: ten thousand made-up pages become one line.
 */
const MAX_NAMES: Record<Dimension, number> = {
  all: 1,
  page: 500,
  source: 200,
  partner: 500,
  country: 300,
  event: 200,
  lost: 10,
};

/** The growth of one line of a day. */
export interface DailyTotal {
  dimension: Dimension;
  name: string;
  visits: number;
  /** Hashes of the visitors, in hex. */
  visitors: Set<string>;
}

/** The name of an affiliate's line. */
export const partnerName = ({ kind, code }: AffiliateTraffic): string => `${kind}:${code}`;

/** Totals of the visits of one day. */
export class DailyTotals {
  private readonly totals = new Map<string, DailyTotal>();

  addView({ page, from, partner, place, visitor }: Visit): void {
    const hash = visitor.toString('hex');
    this.add('all', '', hash);
    this.add('page', page, hash);
    this.add('source', from.source, hash);
    if (partner) this.add('partner', partnerName(partner), hash);
    if (place.country !== null) this.add('country', place.country, hash);
  }

  addEvent(eventId: string, visitor: Buffer): void {
    this.add('event', eventId, visitor.toString('hex'));
  }

  addLost(reason: LossReason, records: number): void {
    this.line('lost', reason).visits += records;
  }

  all(): DailyTotal[] {
    return [...this.totals.values()];
  }

  /**
   * The totals within the limits of their dimensions, in the order in which all writers lock the lines.
   * @param known names that the day already has
   * @param recurring names that get a line even beyond the limit
   */
  withinLimits(known: NamesByDimension, recurring: NamesByDimension = new Map()): DailyTotal[] {
    const limited = new DailyTotals();
    const names = new Map([...known].map(([dimension, each]) => [dimension, new Set(each)]));
    for (const { dimension, name, visits, visitors } of this.totals.values()) {
      const present = names.get(dimension) ?? new Set<string>();
      names.set(dimension, present);
      const hasRoom =
        present.has(name) || recurring.get(dimension)?.has(name) || present.size < MAX_NAMES[dimension];
      if (hasRoom) present.add(name);
      const line = limited.line(dimension, hasRoom ? name : OTHER);
      line.visits += visits;
      for (const visitor of visitors) line.visitors.add(visitor);
    }
    return limited
      .all()
      .toSorted((a, b) => (keyOf(a.dimension, a.name) < keyOf(b.dimension, b.name) ? -1 : 1));
  }

  private add(dimension: Dimension, name: string, visitor: string): void {
    const line = this.line(dimension, name);
    line.visits += 1;
    line.visitors.add(visitor);
  }

  private line(dimension: Dimension, name: string): DailyTotal {
    const key = keyOf(dimension, name);
    const line = this.totals.get(key) ?? { dimension, name, visits: 0, visitors: new Set() };
    this.totals.set(key, line);
    return line;
  }
}

/** Marks a visitor as counted in a line of the day. */
export const visitorDigest = (
  { dimension, name }: Pick<DailyTotal, 'dimension' | 'name'>,
  visitor: string,
): Buffer =>
  createHash('sha256')
    .update(`${keyOf(dimension, name)}\n${visitor}`)
    .digest()
    .subarray(0, 16);

const keyOf = (dimension: Dimension, name: string): string => `${dimension}\n${name}`;

const DAY_MS = 86_400_000;

/** Both days included, as `2026-11-22` in UTC. */
export interface DayRange {
  from: string;
  to: string;
}

/** In UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** The last days, today included. */
export const lastDays = (days: number, now: Date): DayRange => {
  const to = dayOf(now);
  return { from: daysAfter(to, 1 - days), to };
};

export const dayCount = ({ from, to }: DayRange): number =>
  (startOf(to).getTime() - startOf(from).getTime()) / DAY_MS + 1;

/** Every day of the range, oldest first. */
export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: dayCount(range) }, (_, index) => daysAfter(range.from, index));
