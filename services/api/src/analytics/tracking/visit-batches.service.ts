import { Injectable } from '@nestjs/common';
import { AffiliatesService } from '../../affiliates';
import { Clock, Database, Settings } from '../../platform';
import { dayOf, daysAfter, DailyTotals, OTHER, type DailyTotal } from '../daily-totals';
import {
  createVisit,
  hashVisitor,
  type Visit,
  type VisitAttributionRules,
  knownHosts,
} from './anonymous-visit';
import type { VisitBatch, QueuedVisit } from './visit-queue';
import { VisitsStore } from './visits.store';
import { MAX_RECURRING_NAMES, MAX_VISITS_PER_DAY, RECURRING_NAME_DAYS } from '../analytics-policy';

/**
 * Writes a batch in one transaction: its visits and the growth of the daily totals. Instances take turns within a day.
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
    // All writers lock the days in this order.
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
    queued: readonly QueuedVisit[],
    { rules, lost }: { rules: VisitAttributionRules; lost: VisitBatch['lost'] },
  ): Promise<void> {
    const salt = await this.visitsStore.lockDailySalt(day);
    const totals = new DailyTotals();
    const visits: Visit[] = [];
    for (const each of queued) {
      const visitor = hashVisitor(salt, each);
      if (each.record.kind === 'event') totals.addEvent(each.record.eventId, visitor);
      else {
        const visit = createVisit(each.record, each, { salt, visitor, rules });
        totals.addView(visit);
        visits.push(visit);
      }
    }
    for (const [reason, records] of lost) totals.addLost(reason, records);
    await this.visitsStore.addToTotals(day, await this.limitTotals(day, totals));
    const views = await this.visitsStore.countViews(day);
    if (views <= MAX_VISITS_PER_DAY) await this.visitsStore.insertVisits(visits);
  }

  /** Reads the days before only when there is no room for all names. */
  private async limitTotals(day: string, totals: DailyTotals): Promise<DailyTotal[]> {
    const known = await this.visitsStore.findNames(day);
    const lines = totals.withinLimits(known);
    if (lines.every(({ name }) => name !== OTHER)) return lines;
    const before = { from: daysAfter(day, -RECURRING_NAME_DAYS), to: daysAfter(day, -1) };
    return totals.withinLimits(known, await this.visitsStore.findRecurringNames(before, MAX_RECURRING_NAMES));
  }

  private async rules(): Promise<VisitAttributionRules> {
    const registered = new Set(await this.affiliatesService.findActiveCodes());
    return {
      hosts: knownHosts(this.settings),
      codes: { registered, codeWords: this.settings.tracking.codeWords },
    };
  }
}
