import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import {
  AffiliateSettings,
  BrandSettings,
  CollectorLevelSettings,
  InboxSettings,
  LiveEventSettings,
} from '../../features/settings/general/general-settings';
import {
  OrderLimitSettings,
  RefundSettings,
  SalesSettings,
} from '../../features/settings/general/sale-settings';
import { GateTagSettings, LinkSettings } from '../../features/settings/general/list-settings';
import { RetentionList } from '../../features/settings/general/retention-list';
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
          <OrderLimitSettings current={settings.orderLimits} />
          <CollectorLevelSettings current={settings.levels} />
          <RefundSettings current={settings.refunds} />
          <AffiliateSettings current={settings.partners} />
          <LiveEventSettings current={settings.events} />
          <InboxSettings current={settings.inbox} />
          <GateTagSettings current={settings.gate} />
          <LinkSettings current={settings.links} />
          <RetentionList />
        </>
      )}
    </SettingsPage>
  );
}
