import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { InboxSettings, LiveEventSettings } from '../../features/settings/general/general-settings';
import { RetentionList } from '../../features/settings/general/retention-list';
import { SettingsPage } from '../../features/settings/settings-page';

/** For how long the gallery keeps what it knows of people. */
export function Component() {
  const query = useQuery(settingsQuery());
  return (
    <SettingsPage title="Personal data" query={query} subject="settings">
      {({ events, inbox }) => (
        <>
          <LiveEventSettings current={events} />
          <InboxSettings current={inbox} />
          <RetentionList />
        </>
      )}
    </SettingsPage>
  );
}
