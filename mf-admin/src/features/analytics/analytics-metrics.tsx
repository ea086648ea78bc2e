import { TextLink } from '@gallery/ui';
import type { AnalyticsSummary } from '@gallery/contracts';
import { formatCount } from '@gallery/domain';
import { MetricList } from '../../components/records/metric-list';
import { UntrustedText } from '../../components/text/untrusted-text';
import { OwnerOnly } from '../../components/session/staff-session';
import styles from './analytics.module.css';
import { pageLabel } from './visit-labels';

/** The four cards, and how they are counted. */
export function AnalyticsMetrics({ summary }: { summary: AnalyticsSummary }) {
  const { totalVisits, uniqueVisitors, partnerTraffic, topPages, notCounted } = summary;
  const [top] = topPages;
  return (
    <>
      <MetricList
        figures={[
          { label: 'Total Visits', value: formatCount(totalVisits) },
          { label: 'Unique Visitors', value: formatCount(uniqueVisitors) },
          {
            label: 'Partner Traffic',
            value: formatCount(partnerTraffic.reduce((sum, { visits }) => sum + visits, 0)),
          },
          {
            label: 'Top Page',
            value: top ? <UntrustedText>{pageLabel(top.page)}</UntrustedText> : 'None yet',
            isWords: true,
          },
        ]}
      />
      <p className={styles.note}>
        Days begin at midnight UTC. Visitors are counted per day, so one person may count several times.
        Visitors who ask not to be tracked, bots and your own visits are not counted.{' '}
        <OwnerOnly>
          <TextLink to="/admin/settings/tracking">About these figures</TextLink>
        </OwnerOnly>
      </p>
      {notCounted > 0 && (
        <p className={styles.note}>
          {notCounted === 1
            ? '1 visit was not counted'
            : `${formatCount(notCounted)} visits were not counted`}
          : too many at once from one address, or the database was unavailable.
        </p>
      )}
    </>
  );
}
