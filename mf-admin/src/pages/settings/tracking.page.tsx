import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../features/settings/settings-page';
import { TrackingSettings } from '../../features/settings/general/tracking-settings';

/** /admin/settings/tracking: how visits are counted. */
export function Component() {
  const query = useQuery(settingsQuery());
  return (
    <SettingsPage title="Tracking" query={query} subject="settings">
      {({ tracking }) => <TrackingSettings current={tracking} />}
    </SettingsPage>
  );
}
