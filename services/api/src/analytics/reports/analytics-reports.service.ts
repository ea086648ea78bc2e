import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform';
import { presentDailyTotals, presentSummary, presentVisit } from './analytics.presenter';
import { AnalyticsStore } from './analytics.store';
import { daysOf, lastDays, startOf, partnerName } from '../daily-totals';
import type {
  AnalyticsData,
  AnalyticsDays,
  PartnerAnalytics,
  AnalyticsQuery,
  AnalyticsSummary,
} from './dto/analytics-reports.dto';
import { resolveReportRange } from './report-range';

const LATEST_VISITS = 50;
const PARTNER_CHART_DAYS = 90;
const MONTH_DAYS = 30;

/** Visits for the admin, from the daily totals; only the latest visits are read one by one. */
@Injectable()
export class AnalyticsReportsService {
  constructor(
    private readonly analyticsStore: AnalyticsStore,
    private readonly clock: Clock,
  ) {}

  async summary(query: AnalyticsQuery): Promise<AnalyticsSummary> {
    const range = resolveReportRange(query, this.clock.now());
    return presentSummary(range, await this.analyticsStore.findTotals(range));
  }

  async latestVisits(query: AnalyticsQuery): Promise<AnalyticsData> {
    const range = resolveReportRange(query, this.clock.now());
    return { visits: (await this.analyticsStore.findLatest(range, LATEST_VISITS)).map(presentVisit) };
  }

  async dailyTotals(query: AnalyticsQuery): Promise<AnalyticsDays> {
    const range = resolveReportRange(query, this.clock.now());
    return {
      days: presentDailyTotals(range, await this.analyticsStore.findDailyTotals(range, ['all', 'partner'])),
    };
  }

  /** Affiliates that are unknown or not active have no visits. */
  async partnerAnalytics(partnerId: string): Promise<PartnerAnalytics> {
    const name = partnerName({ kind: 'registered', code: partnerId.trim().toLowerCase() });
    const [days, lastVisitAt] = await Promise.all([
      this.analyticsStore.findDailyVisits('partner', name),
      this.analyticsStore.findLastVisitOfPartner(partnerId.trim().toLowerCase()),
    ]);
    const visitsOn = new Map(days.map(({ day, visits }) => [day, visits]));
    const lastDay = days.at(-1)?.day;
    const chart = daysOf(lastDays(PARTNER_CHART_DAYS, this.clock.now())).map((day) => ({
      day,
      visits: visitsOn.get(day) ?? 0,
    }));
    return {
      visits: sumOf(days),
      last30Days: sumOf(chart.slice(-MONTH_DAYS)),
      lastVisitAt: (lastVisitAt ?? (lastDay === undefined ? null : startOf(lastDay)))?.toISOString() ?? null,
      days: chart,
    };
  }
}

const sumOf = (days: readonly { visits: number }[]): number =>
  days.reduce((sum, { visits }) => sum + visits, 0);
