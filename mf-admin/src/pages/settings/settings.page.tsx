import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { BrandSettings } from '../../features/settings/general/general-settings';
import { LinkSettings } from '../../features/settings/general/gate-tag-and-link-settings';
import { SettingsPage } from '../../features/settings/settings-page';

/** Who the gallery is. */
export function Component() {
  const query = useQuery(settingsQuery());
  return (
    <SettingsPage title="Settings" query={query} subject="settings">
      {({ brand, links }) => (
        <>
          <BrandSettings current={brand} />
          <LinkSettings current={links} />
        </>
      )}
    </SettingsPage>
  );
}
