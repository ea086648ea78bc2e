import { analyticsDaysQuery } from '@gallery/api-client';
import { formatCount } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BarChart } from '../../components/charts/bar-chart';
import { PageSection } from '../../components/page/page-section';
import { QueryState } from '../../components/feedback/query-state';
import type { UtcDay } from './utc-days';
import { groupByPeriod, type DailyVisits, type VisitPeriod } from './visit-periods';
import { dateRangeLabel, type DateRange, useToday } from './date-range';

export interface VisitsChartProps {
  range: DateRange;
  /** Words at the foot, beside the one that shows the figures. */
  actions?: ReactNode;
}

/** Visits over the days of a range, affiliate traffic in ink. Fetches its own data, so that pages work without it. */
export function VisitsChart({ range, actions }: VisitsChartProps) {
  const today = useToday();
  const query = useQuery({ ...analyticsDaysQuery(range), placeholderData: (former) => former });
  const { data, isPlaceholderData } = query;
  if (data) return <Chart days={data.days} today={today} actions={actions} isBusy={isPlaceholderData} />;
  return (
    <PageSection title={chartTitle(range, today)}>
      <QueryState query={query} subject="visits" failed="The visits could not be loaded.">
        {() => null}
      </QueryState>
    </PageSection>
  );
}

interface ChartProps {
  days: readonly DailyVisits[];
  today: UtcDay;
  actions: ReactNode;
  isBusy: boolean;
}

function Chart({ days, today, actions, isBusy }: ChartProps) {
  const periods = groupByPeriod(days);
  const shown = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
  return (
    <BarChart
      title={days.length === 0 ? 'Visits' : chartTitle(shown, today)}
      heads={['Days', 'Visits', 'Unique visitors', 'Partner traffic']}
      bars={periods.map((period) => ({
        key: period.from,
        name: period.name,
        tick: period.tick,
        value: period.visits,
        part: period.partnerVisits,
        cells: [period.visits, period.visitors, period.partnerVisits].map(formatCount),
      }))}
      format={formatCount}
      caption={describe(periods)}
      none="No visits in this period."
      actions={actions}
      isBusy={isBusy}
    />
  );
}

const chartTitle = (range: DateRange, today: UtcDay): string => {
  const words = dateRangeLabel(range, today);
  return `Visits, ${words.startsWith('Last') ? words.toLowerCase() : words}`;
};

function describe(periods: readonly VisitPeriod[]): string {
  const [first, ...others] = periods;
  if (!first) return '';
  const best = others.reduce((one, other) => (other.visits > one.visits ? other : one), first);
  const partners = periods.reduce((sum, { partnerVisits }) => sum + partnerVisits, 0);
  const most = `Busiest: ${best.name}, ${formatCount(best.visits)} ${best.visits === 1 ? 'visit' : 'visits'}.`;
  return partners === 0
    ? most
    : `${most} The darker part is partner traffic: ${formatCount(partners)} in total.`;
}
