import { CART_HOLD_MS } from '@gallery/domain';
import { unpaidHoldsQuery } from '@gallery/api-client';
import { HoldOriginList } from '../../features/unpaid-holds/hold-origin-list';
import { QueryView } from '../../components/feedback/query-state';
import { AdminPage } from '../../components/page/admin-page';
import { HelpText } from '../../components/page/page-section';
import { PageTabs } from '../../components/page/page-tabs';
import { ORDER_TABS } from './order-tabs';

/** Prints that unpaid checkouts and carts hold, by whom, and the way to end such holds. */
export function Component() {
  return (
    <AdminPage title="Unpaid holds">
      <PageTabs {...ORDER_TABS} />
      <HelpText>
        An unpaid checkout holds its prints for up to half an hour, a cart for {CART_HOLD_MS / 60_000}{' '}
        minutes. Networks appear under a label, because we don’t store IP addresses.
      </HelpText>
      <QueryView options={unpaidHoldsQuery()} subject="unpaid holds" stale="These holds may be out of date.">
        {(holds) => <HoldOriginList holds={holds} />}
      </QueryView>
    </AdminPage>
  );
}
