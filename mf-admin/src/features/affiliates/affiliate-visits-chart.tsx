import { affiliateVisitsQuery, type AffiliateVisits as Visits } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../../components/charts/bar-chart';
import { PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import { QueryState } from '../../components/feedback/query-state';

/** The API tells of ninety. */
const SHOWN_DAYS = 30;
const TITLE = 'Visits, last 30 days';

/** How often the affiliate's link was followed. */
export function AffiliateVisitsChart({ partnerId }: { partnerId: string }) {
  const query = useQuery(affiliateVisitsQuery(partnerId));
  if (query.data) return <Chart visits={query.data} />;
  return (
    <PageSection title={TITLE}>
      <QueryState query={query} subject="visits">
        {() => null}
      </QueryState>
    </PageSection>
  );
}

function Chart({ visits: { visits, last30Days, lastVisitAt, days } }: { visits: Visits }) {
  return (
    <BarChart
      title={TITLE}
      heads={['Day', 'Visits']}
      bars={days.slice(-SHOWN_DAYS).map((each) => ({
        key: each.day,
        name: each.day,
        tick: each.day.slice(5),
        value: each.visits,
        cells: [String(each.visits)],
      }))}
      format={String}
      caption={
        <>
          {last30Days} of {visits} in all
          {lastVisitAt !== null && (
            <>
              ; the latest on <DateTime at={lastVisitAt} shape="day" />
            </>
          )}
          .
        </>
      }
      none={
        visits === 0 ? 'Nobody has come by this link yet.' : `Nobody came in these days; ${visits} before.`
      }
    />
  );
}
