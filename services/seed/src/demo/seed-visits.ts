import { v7 as uuid } from 'uuid';
import type { VisitBatchesService } from '@gallery/api/analytics';
import { SeededRandom } from '@gallery/domain';
import { DEMO_PARTNER } from './seed-affiliate';
import { makeDay } from '../generated-visits';

const DAY_MS = 86_400_000;
const DAYS = 45;
const SEED = 7;

/**
 * Gives the demo's console visits to show: of the last weeks, more of them at weekends, up to this moment, some
 * of them by the affiliate's link. Not to be run twice.
 * @returns how many
 */
export async function seedVisits(
  writing: VisitBatchesService,
  { slugs, now }: { slugs: readonly string[]; now: Date },
): Promise<number> {
  const random = new SeededRandom(SEED);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  let written = 0;
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const from = new Date(today - daysAgo * DAY_MS);
    const isWeekend = [0, 6].includes(from.getUTCDay());
    const views = 30 + (isWeekend ? 25 : 0) + random.below(20);
    const visits = makeDay(random, { from, views, slugs, partners: [DEMO_PARTNER.partnerId] }).filter(
      ({ at }) => at <= now,
    );
    await writing.write({ id: uuid(), begunAt: from, visits, lost: new Map() });
    written += visits.length;
  }
  return written;
}
