import { createHash } from 'node:crypto';
import type { AffiliateTraffic } from '@gallery/domain';
import type { Visit } from './tracking/anonymous-visit';
import type { LossReason } from './tracking/visit-queue';

/** What the visits of a day are summed by. */
export type Dimension = 'all' | 'page' | 'source' | 'partner' | 'country' | 'event' | 'lost';

/** Names of lines, by their dimension. */
export type NamesByDimension = ReadonlyMap<Dimension, ReadonlySet<string>>;

/** What no longer has a line of its own in a day. */
export const OTHER = '(other)';

/**
 * Names that a dimension has in a day at most, for anybody can send any: ten thousand pages that do not exist are one line. Of
 * partners, countries and channels there are no more than this.
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

/** How much a line of a day grows. */
export interface DailyTotal {
  dimension: Dimension;
  name: string;
  visits: number;
  /** Hashes of the visitors, in hex. */
  visitors: Set<string>;
}

/** Partners in sums and lists, by kind and code. */
export const partnerName = ({ kind, code }: AffiliateTraffic): string => `${kind}:${code}`;

/** Sums up visits of one day. */
export class DailyTotals {
  private readonly sums = new Map<string, DailyTotal>();

  addView({ page, from, partner, place, visitor }: Visit): void {
    const by = visitor.toString('hex');
    this.add('all', '', by);
    this.add('page', page, by);
    this.add('source', from.source, by);
    if (partner) this.add('partner', partnerName(partner), by);
    if (place.country !== null) this.add('country', place.country, by);
  }

  addEvent(eventId: string, visitor: Buffer): void {
    this.add('event', eventId, visitor.toString('hex'));
  }

  addLost(reason: LossReason, records: number): void {
    this.line('lost', reason).visits += records;
  }

  all(): DailyTotal[] {
    return [...this.sums.values()];
  }

  /**
   * The sums within the limits of their dimensions, in the order in which all writers take the lines.
   * @param known names that the day has already
   * @param usual names that get a line even where there is no room for more
   */
  withinLimits(known: NamesByDimension, usual: NamesByDimension = new Map()): DailyTotal[] {
    const kept = new DailyTotals();
    const names = new Map([...known].map(([dimension, each]) => [dimension, new Set(each)]));
    for (const { dimension, name, visits, visitors } of this.sums.values()) {
      const there = names.get(dimension) ?? new Set<string>();
      names.set(dimension, there);
      const hasRoom = there.has(name) || usual.get(dimension)?.has(name) || there.size < MAX_NAMES[dimension];
      if (hasRoom) there.add(name);
      const line = kept.line(dimension, hasRoom ? name : OTHER);
      line.visits += visits;
      for (const visitor of visitors) line.visitors.add(visitor);
    }
    return kept.all().toSorted((a, b) => (keyOf(a.dimension, a.name) < keyOf(b.dimension, b.name) ? -1 : 1));
  }

  private add(dimension: Dimension, name: string, visitor: string): void {
    const line = this.line(dimension, name);
    line.visits += 1;
    line.visitors.add(visitor);
  }

  private line(dimension: Dimension, name: string): DailyTotal {
    const key = keyOf(dimension, name);
    const line = this.sums.get(key) ?? { dimension, name, visits: 0, visitors: new Set() };
    this.sums.set(key, line);
    return line;
  }
}

/** By which a visitor is known to have been counted in a line of the day. */
export const visitorDigest = (
  { dimension, name }: Pick<DailyTotal, 'dimension' | 'name'>,
  visitor: string,
): Buffer =>
  createHash('sha256')
    .update(`${keyOf(dimension, name)}\n${visitor}`)
    .digest()
    .subarray(0, 16);

const keyOf = (dimension: Dimension, name: string): string => `${dimension}\n${name}`;
