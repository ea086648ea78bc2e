import { seriesTableQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { SeriesSettings } from '../../features/settings/series/series-settings';
import { SettingsPage } from '../../features/settings/settings-page';

/** The series table with its flags. */
export function Component() {
  const query = useQuery(seriesTableQuery());
  return (
    <SettingsPage
      title="Series"
      count={query.data && `${query.data.series.length} series`}
      query={query}
      subject="series"
    >
      {(table) => <SeriesSettings table={table} />}
    </SettingsPage>
  );
}
