import { TextLink } from '@gallery/ui';
import { dashboardQuery } from '@gallery/api-client';
import { defaultDateRange, useToday } from '../../features/analytics/date-range';
import { VisitsChart } from '../../features/analytics/visits-chart';
import { RecentActivity } from '../../features/dashboard/recent-activity';
import { AttentionList } from '../../features/dashboard/attention-list';
import { DashboardMetrics, SalesChart } from '../../features/dashboard/dashboard-figures';
import { AdminPage } from '../../components/page/admin-page';
import { QueryView } from '../../components/feedback/query-state';
import { AttentionAction } from './attention-action';
import styles from './dashboard.module.css';

/** The gallery at a glance, and the admin's first page: figures, what waits, what happened, sales and visits. */
export function Component() {
  const today = useToday();
  return (
    <AdminPage title="Dashboard">
      <QueryView options={dashboardQuery()} subject="dashboard" stale="These figures may be out of date.">
        {(dashboard) => (
          <>
            <DashboardMetrics dashboard={dashboard} />
            <AttentionList
              groups={dashboard.attention}
              renderAction={(kind, item) => <AttentionAction kind={kind} item={item} />}
            />
            <div className={styles.columns}>
              <div className={styles.column}>
                <RecentActivity entries={dashboard.activity} />
              </div>
              <div className={styles.column}>
                <SalesChart months={dashboard.salesByMonth} />
                <VisitsChart
                  range={defaultDateRange(today)}
                  actions={<TextLink to="/admin/analytics">Web Analytics</TextLink>}
                />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </AdminPage>
  );
}
