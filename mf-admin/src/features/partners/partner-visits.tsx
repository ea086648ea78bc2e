import { partnerVisitsQuery, type PartnerVisits as Visits } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../../parts/bar-chart';
import { ConsolePart } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import { QueryState } from '../../parts/query-state';

export interface PartnerVisitsProps {
  /** The code of the partner's link. */
  partnerId: string;
}

/** The API tells of ninety. */
const SHOWN_DAYS = 30;
const TITLE = 'Visits, last 30 days';

/** How often the partner's link was followed. */
export function PartnerVisits({ partnerId }: PartnerVisitsProps) {
  const query = useQuery(partnerVisitsQuery(partnerId));
  if (query.data) return <Chart visits={query.data} />;
  return (
    <ConsolePart title={TITLE}>
      <QueryState query={query} loading="Loading visits..." failed="The visits could not be read.">
        {() => null}
      </QueryState>
    </ConsolePart>
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
              ; the latest on <Moment at={lastVisitAt} shape="day" />
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
