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
        Days are those of UTC. Nobody is known again on another day: Unique Visitors is the sum of the days.
        Visitors who ask not to be counted, robots and the gallery itself are left out.{' '}
        <OwnerOnly>
          <TextLink to="/admin/settings/tracking">What is counted</TextLink>
        </OwnerOnly>
      </p>
      {notCounted > 0 && (
        <p className={styles.note}>
          {notCounted === 1
            ? '1 record arrived and was not counted'
            : `${formatCount(notCounted)} records arrived and were not counted`}
          : too many at once from one address, or no database to write to.
        </p>
      )}
    </>
  );
}
