import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { AffiliateSettings, CollectorLevelSettings } from '../../features/settings/general/general-settings';
import {
  OrderLimitSettings,
  RefundSettings,
  SalesSettings,
} from '../../features/settings/general/sale-settings';
import { SettingsPage } from '../../features/settings/settings-page';

/** How the gallery sells, and what buyers and partners get for it. */
export function Component() {
  const query = useQuery(settingsQuery());
  return (
    <SettingsPage title="Sales" query={query} subject="settings">
      {({ sales, orderLimits, refunds, levels, partners }) => (
        <>
          <SalesSettings current={sales} />
          <OrderLimitSettings current={orderLimits} />
          <RefundSettings current={refunds} />
          <CollectorLevelSettings current={levels} />
          <AffiliateSettings current={partners} />
        </>
      )}
    </SettingsPage>
  );
}
