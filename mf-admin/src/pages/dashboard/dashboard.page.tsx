import { TextLink } from '@gallery/ui';
import { attentionQuery, dashboardQuery, recentActivityQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { defaultDateRange, useToday } from '../../features/analytics/date-range';
import { VisitsChart } from '../../features/analytics/visits-chart';
import { RecentActivity } from '../../features/dashboard/recent-activity';
import { AttentionList } from '../../features/dashboard/attention-list';
import { DashboardMetrics } from '../../features/dashboard/dashboard-metrics';
import { SalesChart } from '../../features/dashboard/sales-chart';
import { AdminPage } from '../../components/page/admin-page';
import { QueryView } from '../../components/feedback/query-state';
import { AttentionAction } from './attention-action';
import styles from './dashboard.module.css';

/** The admin's first page: figures, what waits, what happened, sales and visits. */
export function Component() {
  const today = useToday();
  return (
    <AdminPage title="Dashboard">
      <QueryView options={dashboardQuery()} subject="dashboard" stale="These figures may be out of date.">
        {(dashboard) => <DashboardMetrics dashboard={dashboard} />}
      </QueryView>
      <QueryView
        options={attentionQuery()}
        subject="list"
        loading="Loading what needs attention..."
        failed="What needs attention could not be loaded."
        stale="This list may be out of date."
      >
        {(groups) => (
          <AttentionList
            groups={groups}
            renderAction={(kind, item) => <AttentionAction kind={kind} item={item} />}
          />
        )}
      </QueryView>
      <div className={styles.columns} data-in-order>
        <div className={styles.column}>
          <QueryView options={recentActivityQuery()} subject="recent activity">
            {(entries) => <RecentActivity entries={entries} />}
          </QueryView>
        </div>
        <div className={styles.column} data-in-order>
          <SalesOfYear />
          <VisitsChart
            range={defaultDateRange(today)}
            actions={<TextLink to="/admin/analytics">Web Analytics</TextLink>}
          />
        </div>
      </div>
    </AdminPage>
  );
}

/** Waits for the figures above, which say it if they do not come. */
function SalesOfYear() {
  const { data } = useQuery(dashboardQuery());
  return data && <SalesChart months={data.salesByMonth} />;
}
