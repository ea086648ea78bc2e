import { dashboardQuery } from '@gallery/api-client';
import { LoadingState, WordLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usualRange } from '../features/analytics/range';
import { useToday } from '../features/analytics/use-today';
import { VisitsChart } from '../features/analytics/visits-chart';
import { Activity } from '../features/dashboard/activity';
import { AttentionList } from '../features/dashboard/attention-list';
import { Figures } from '../features/dashboard/figures';
import { SalesChart } from '../features/dashboard/sales-chart';
import { ConsolePage } from '../parts/console-page';
import { ReadError } from '../parts/read-error';
import styles from './dashboard.module.css';

/** The gallery at a glance, and the console's first page: figures, what waits, what happened, sales and visits. */
export function Component() {
  const today = useToday();
  const query = useQuery(dashboardQuery());
  const { data: dashboard, isError } = query;
  return (
    <ConsolePage title="Dashboard">
      {!dashboard && !isError && <LoadingState>Loading dashboard...</LoadingState>}
      {isError && (
        <ReadError query={query}>
          {dashboard ? 'These figures may be out of date.' : 'The dashboard could not be read.'}
        </ReadError>
      )}
      {dashboard && (
        <>
          <Figures dashboard={dashboard} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <AttentionList parts={dashboard.attention} />
              <Activity entries={dashboard.activity} />
            </div>
            <div className={styles.column}>
              <SalesChart months={dashboard.salesByMonth} />
              <VisitsChart
                range={usualRange(today)}
                actions={
                  <WordLink render={(link) => <Link {...link} to="/admin/analytics" />}>
                    Web Analytics
                  </WordLink>
                }
              />
            </div>
          </div>
        </>
      )}
    </ConsolePage>
  );
}
