import { Injectable } from '@nestjs/common';
import { Clock } from '../platform';
import { presentDays, presentSummary, presentVisit } from './analytics.presenter';
import { AnalyticsStore } from './analytics.store';
import { daysOf, lastDays, startOf } from './day-range';
import { partnerName } from './day-sums';
import type { AnalyticsData, AnalyticsDays, PartnerAnalytics } from './dto/analytics-data.dto';
import type { AnalyticsQuery } from './dto/analytics-query.dto';
import type { AnalyticsSummary } from './dto/analytics-summary.dto';
import { readRange } from './read-range';

/** Latest visits that are shown. */
const LATEST = 50;
/** Days of a partner's curve. */
const PARTNER_DAYS = 90;
const MONTH_DAYS = 30;

/** What the console shows of visits, from the sums of days; single visits are read for the list of the latest alone. */
@Injectable()
export class ReadAnalytics {
  constructor(
    private readonly store: AnalyticsStore,
    private readonly clock: Clock,
  ) {}

  async summary(query: AnalyticsQuery): Promise<AnalyticsSummary> {
    const range = readRange(query, this.clock.now());
    return presentSummary(range, await this.store.sums(range));
  }

  async latest(query: AnalyticsQuery): Promise<AnalyticsData> {
    const range = readRange(query, this.clock.now());
    return { visits: (await this.store.latest(range, LATEST)).map(presentVisit) };
  }

  async days(query: AnalyticsQuery): Promise<AnalyticsDays> {
    const range = readRange(query, this.clock.now());
    return { days: presentDays(range, await this.store.days(range, ['all', 'partner'])) };
  }

  /** Also of partners that are not active, or not known: they have none then. */
  async partner(partnerId: string): Promise<PartnerAnalytics> {
    const name = partnerName({ kind: 'registered', code: partnerId.trim().toLowerCase() });
    const [days, lastVisitAt] = await Promise.all([
      this.store.daysOf('partner', name),
      this.store.lastVisitOf(partnerId.trim().toLowerCase()),
    ]);
    const visitsOn = new Map(days.map(({ day, visits }) => [day, visits]));
    const lastDay = days.at(-1)?.day;
    const curve = daysOf(lastDays(PARTNER_DAYS, this.clock.now())).map((day) => ({
      day,
      visits: visitsOn.get(day) ?? 0,
    }));
    return {
      visits: sumOf(days),
      last30Days: sumOf(curve.slice(-MONTH_DAYS)),
      lastVisitAt: (lastVisitAt ?? (lastDay === undefined ? null : startOf(lastDay)))?.toISOString() ?? null,
      days: curve,
    };
  }
}

const sumOf = (days: readonly { visits: number }[]): number =>
  days.reduce((sum, { visits }) => sum + visits, 0);
