import { Injectable } from '@nestjs/common';
import { AffiliatesService } from '../../affiliates';
import { Clock, Database, Settings } from '../../platform';
import { dayOf, daysAfter } from '../day-range';
import { DailyTotals, OTHER, type DailyTotal } from '../daily-totals';
import { createVisit, hashVisitor, type Visit, type VisitAttributionRules } from './anonymous-visit';
import { knownHosts } from './known-hosts';
import type { VisitBatch, QueuedVisit } from './visit-queue';
import { VisitsStore } from './visits.store';

/**
 * Single visits that a day keeps at most, far above what a gallery sees: a flood from many addresses must not fill the disk. The
 * sums go on counting.
 */
const MAX_VISITS_PER_DAY = 1_000_000;

/** Days whose names are usual, and how many of them. */
const RECURRING_NAME_DAYS = 7;
const MAX_RECURRING_NAMES = 1_000;

/**
 * Writes a batch: its views, and what the days' sums grow by, in one transaction or not at all. Any number of instances may write
 * at once, one after the other within a day.
 */
@Injectable()
export class VisitBatchesService {
  constructor(
    private readonly database: Database,
    private readonly visitsStore: VisitsStore,
    private readonly affiliatesService: AffiliatesService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async write({ id, begunAt, visits, lost }: VisitBatch): Promise<void> {
    const rules = await this.rules();
    const today = dayOf(begunAt);
    // All writers take the days in this order.
    const days = [...new Set([...visits.map(({ at }) => dayOf(at)), ...(lost.size > 0 ? [today] : [])])];
    await this.database.transaction(async () => {
      if (!(await this.visitsStore.beginBatch(id, this.clock.now()))) return;
      for (const day of days.toSorted()) {
        const ofDay = visits.filter(({ at }) => dayOf(at) === day);
        await this.writeDay(day, ofDay, { rules, lost: day === today ? lost : new Map() });
      }
    });
  }

  private async writeDay(
    day: string,
    waiting: readonly QueuedVisit[],
    { rules, lost }: { rules: VisitAttributionRules; lost: VisitBatch['lost'] },
  ): Promise<void> {
    const key = await this.visitsStore.lockDailySalt(day);
    const sums = new DailyTotals();
    const views: Visit[] = [];
    for (const each of waiting) {
      const visitor = hashVisitor(key, each);
      if (each.record.kind === 'event') sums.addEvent(each.record.eventId, visitor);
      else {
        const view = createVisit(each.record, each, { key, visitor, rules });
        sums.addView(view);
        views.push(view);
      }
    }
    for (const [reason, records] of lost) sums.addLost(reason, records);
    await this.visitsStore.addToTotals(day, await this.linesOf(day, sums));
    const isRoom = (await this.visitsStore.countViews(day)) <= MAX_VISITS_PER_DAY;
    if (isRoom) await this.visitsStore.insertVisits(views);
  }

  /** The days before are asked only when there is no room for all names. */
  private async linesOf(day: string, sums: DailyTotals): Promise<DailyTotal[]> {
    const known = await this.visitsStore.findNames(day);
    const lines = sums.withinLimits(known);
    if (lines.every(({ name }) => name !== OTHER)) return lines;
    const before = { from: daysAfter(day, -RECURRING_NAME_DAYS), to: daysAfter(day, -1) };
    return sums.withinLimits(known, await this.visitsStore.findRecurringNames(before, MAX_RECURRING_NAMES));
  }

  private async rules(): Promise<VisitAttributionRules> {
    const registered = new Set(await this.affiliatesService.findActiveCodes());
    return {
      hosts: knownHosts(this.settings),
      codes: { registered, codeWords: this.settings.tracking.codeWords },
    };
  }
}
