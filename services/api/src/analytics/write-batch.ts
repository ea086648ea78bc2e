import { Injectable } from '@nestjs/common';
import { KnownPartners } from '../partners';
import { Clock, Database, Settings } from '../platform';
import { dayOf, daysAfter } from './day-range';
import { DaySums, OTHERS, type DaySum } from './day-sums';
import { describeView, visitorOf, type Visit, type VisitRules } from './describe-visit';
import { knownHosts } from './known-hosts';
import type { VisitBatch, WaitingVisit } from './visit-queue';
import { VisitsStore } from './visits.store';

/**
 * Single visits that a day keeps at most, far above what a gallery sees: a flood from many addresses must not fill the disk. The
 * sums go on counting.
 */
const MOST_VISITS_A_DAY = 1_000_000;

/** Days whose names are usual, and how many of them. */
const USUAL_DAYS = 7;
const MOST_USUAL = 1_000;

/**
 * Writes a batch: its views, and what the days' sums grow by, in one transaction or not at all. Any number of instances may write
 * at once, one after the other within a day.
 */
@Injectable()
export class WriteBatch {
  constructor(
    private readonly database: Database,
    private readonly store: VisitsStore,
    private readonly partners: KnownPartners,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async write({ id, begunAt, visits, lost }: VisitBatch): Promise<void> {
    const rules = await this.rules();
    const today = dayOf(begunAt);
    // All writers take the days in this order.
    const days = [...new Set([...visits.map(({ at }) => dayOf(at)), ...(lost.size > 0 ? [today] : [])])];
    await this.database.transaction(async () => {
      if (!(await this.store.begin(id, this.clock.now()))) return;
      for (const day of days.toSorted()) {
        const ofDay = visits.filter(({ at }) => dayOf(at) === day);
        await this.writeDay(day, ofDay, { rules, lost: day === today ? lost : new Map() });
      }
    });
  }

  private async writeDay(
    day: string,
    waiting: readonly WaitingVisit[],
    { rules, lost }: { rules: VisitRules; lost: VisitBatch['lost'] },
  ): Promise<void> {
    const key = await this.store.lockDay(day);
    const sums = new DaySums();
    const views: Visit[] = [];
    for (const each of waiting) {
      const visitor = visitorOf(key, each);
      if (each.record.kind === 'event') sums.addEvent(each.record.eventId, visitor);
      else {
        const view = describeView(each.record, each, { key, visitor, rules });
        sums.addView(view);
        views.push(view);
      }
    }
    for (const [reason, records] of lost) sums.addLost(reason, records);
    await this.store.add(day, await this.linesOf(day, sums));
    const isRoom = (await this.store.viewsOf(day)) <= MOST_VISITS_A_DAY;
    if (isRoom) await this.store.insert(views);
  }

  /** The days before are asked only when there is no room for all names. */
  private async linesOf(day: string, sums: DaySums): Promise<DaySum[]> {
    const known = await this.store.namesOf(day);
    const lines = sums.within(known);
    if (lines.every(({ name }) => name !== OTHERS)) return lines;
    const before = { from: daysAfter(day, -USUAL_DAYS), to: daysAfter(day, -1) };
    return sums.within(known, await this.store.usualNames(before, MOST_USUAL));
  }

  private async rules(): Promise<VisitRules> {
    const registered = new Set(await this.partners.activeCodes());
    return {
      hosts: knownHosts(this.settings),
      codes: { registered, codeWords: this.settings.tracking.codeWords },
    };
  }
}
