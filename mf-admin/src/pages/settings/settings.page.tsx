import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import {
  AffiliateSettings,
  BrandSettings,
  CollectorLevelSettings,
  LiveEventSettings,
  RefundSettings,
  SalesSettings,
} from '../../features/settings/general/general-settings';
import { GateTagSettings, LinkSettings } from '../../features/settings/general/list-settings';
import { SettingsPage } from '../../features/settings/settings-page';

/** What the owner may change while the gallery runs, section by section. */
export function Component() {
  const query = useQuery(settingsQuery());
  return (
    <SettingsPage title="Settings" query={query} subject="settings">
      {(settings) => (
        <>
          <BrandSettings current={settings.brand} />
          <SalesSettings current={settings.sales} />
          <CollectorLevelSettings current={settings.levels} />
          <RefundSettings current={settings.refunds} />
          <AffiliateSettings current={settings.partners} />
          <LiveEventSettings current={settings.events} />
          <GateTagSettings current={settings.gate} />
          <LinkSettings current={settings.links} />
        </>
      )}
    </SettingsPage>
  );
}
