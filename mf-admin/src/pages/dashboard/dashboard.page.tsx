import { dashboardQuery } from '@gallery/api-client';
import { LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminLink } from '../../components/navigation/admin-link';
import { defaultDateRange, useToday } from '../../features/analytics/date-range';
import { VisitsChart } from '../../features/analytics/visits-chart';
import { RecentActivity } from '../../features/dashboard/recent-activity';
import { AttentionList } from '../../features/dashboard/attention-list';
import { DashboardMetrics, SalesChart } from '../../features/dashboard/dashboard-figures';
import { AdminPage } from '../../components/page/admin-page';
import { LoadError } from '../../components/feedback/query-state';
import styles from './dashboard.module.css';

/** The gallery at a glance, and the admin's first page: figures, what waits, what happened, sales and visits. */
export function Component() {
  const today = useToday();
  const query = useQuery(dashboardQuery());
  const { data: dashboard, isError } = query;
  return (
    <AdminPage title="Dashboard">
      {!dashboard && !isError && <LoadingState>Loading dashboard...</LoadingState>}
      {isError && (
        <LoadError query={query}>
          {dashboard ? 'These figures may be out of date.' : 'The dashboard could not be read.'}
        </LoadError>
      )}
      {dashboard && (
        <>
          <DashboardMetrics dashboard={dashboard} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <AttentionList parts={dashboard.attention} />
              <RecentActivity entries={dashboard.activity} />
            </div>
            <div className={styles.column}>
              <SalesChart months={dashboard.salesByMonth} />
              <VisitsChart
                range={defaultDateRange(today)}
                actions={<AdminLink to="/admin/analytics">Web Analytics</AdminLink>}
              />
            </div>
          </div>
        </>
      )}
    </AdminPage>
  );
}
