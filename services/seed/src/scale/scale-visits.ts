import { WEBMAIL_HOSTS } from '@gallery/domain';
import {
  dayOf,
  DailyTotals,
  createVisit,
  toVisitRow,
  VISIT_TABLE_COLUMNS,
  hashVisitor,
  type VisitAttributionRules,
} from '@gallery/api/analytics';
import { makeDay } from '../generated-visits';
import type { BulkInsert, BulkRow } from './bulk-insert';
import type { SeededRandom } from '@gallery/domain';

const DAY_MS = 86_400_000;
/** For as many days single visits are kept, unless the owner says otherwise. */
const DAYS = 89;
/** These affiliates do not exist: what their links brought is counted all the same. */
const PARTNERS = ['elena', 'galerie-nord', 'studio-west'];

const RULES: VisitAttributionRules = {
  hosts: { own: ['gallery.example'], ticketing: ['eventbrite.com'], webmail: WEBMAIL_HOSTS },
  codes: { registered: new Set(PARTNERS), codeWords: [] },
};

/**
 * Visits of the last weeks up to the day before `to`, and the sums of their days, in the place of those that are there.
 */
export async function seedVisits(
  bulk: BulkInsert,
  random: SeededRandom,
  { count, to, slugs }: { count: number; to: Date; slugs: readonly string[] },
): Promise<void> {
  // The demo's own: their days have their sums already.
  for (const table of ['visits', 'visit_daily_totals']) await bulk.empty(table);
  for (let index = 0; index < DAYS; index += 1) {
    const from = new Date(to.getTime() - (DAYS - index) * DAY_MS);
    const views = Math.floor((count * (index + 1)) / DAYS) - Math.floor((count * index) / DAYS);
    const salt = Buffer.from(random.hex(64), 'hex');
    const sums = new DailyTotals();
    for (const waiting of makeDay(random, { from, views, slugs, partners: PARTNERS })) {
      if (waiting.record.kind !== 'view') continue;
      const visitor = hashVisitor(salt, waiting);
      const visit = createVisit(waiting.record, waiting, { salt, visitor, rules: RULES });
      sums.addView(visit);
      const values = toVisitRow({ ...visit, id: random.id(waiting.at) });
      const row: BulkRow = Object.fromEntries(
        VISIT_TABLE_COLUMNS.map((column, place) => [column, values[place] ?? null]),
      );
      await bulk.add('visits', row);
    }
    for (const { dimension, name, visits, visitors } of sums.withinLimits(new Map()))
      await bulk.add('visit_daily_totals', {
        day: dayOf(from),
        dimension,
        name,
        visits,
        visitors: visitors.size,
      });
  }
  await bulk.finish();
}
