import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { GateTagSettings } from '../../features/settings/general/gate-tag-and-link-settings';
import { SettingsPage } from '../../features/settings/settings-page';

/** What the gate of live events says. */
export function Component() {
  const query = useQuery(settingsQuery());
  return (
    <SettingsPage title="Live events" query={query} subject="settings">
      {({ gate }) => <GateTagSettings current={gate} />}
    </SettingsPage>
  );
}
