import { unpaidHoldsQuery } from '@gallery/api-client';
import { HoldOriginList } from '../../features/unpaid-holds/hold-origin-list';
import { QueryView } from '../../components/feedback/query-state';
import { AdminPage } from '../../components/page/admin-page';
import { HelpText } from '../../components/page/page-section';
import { PageTabs } from '../../components/page/page-tabs';
import { ORDER_TABS } from './order-tabs';

/** Prints that unpaid checkouts hold, by whom, and the way to end such holds. */
export function Component() {
  return (
    <AdminPage title="Unpaid holds">
      <PageTabs {...ORDER_TABS} />
      <HelpText>
        Prints that are kept for a checkout until it is paid, for half an hour at most. Networks are shown by
        a label; nobody’s address is stored.
      </HelpText>
      <QueryView options={unpaidHoldsQuery()} subject="unpaid holds" stale="These holds may be out of date.">
        {(holds) => <HoldOriginList holds={holds} />}
      </QueryView>
    </AdminPage>
  );
}
