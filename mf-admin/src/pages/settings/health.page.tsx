import { healthQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { HealthReportView } from '../../features/settings/health/health-report';
import { SettingsPage } from '../../features/settings/settings-page';

/** /admin/settings/health: problems with what the gallery depends on. */
export function Component() {
  const query = useQuery(healthQuery());
  return (
    <SettingsPage
      title="Health"
      query={query}
      subject="health check"
      loading="Checking..."
      stale="The check could not be repeated."
    >
      {(report) => (
        <HealthReportView
          report={report}
          isChecking={query.isFetching}
          onCheckAgain={() => void query.refetch()}
        />
      )}
    </SettingsPage>
  );
}
