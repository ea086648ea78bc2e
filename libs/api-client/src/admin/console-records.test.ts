import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { dashboardQuery } from './analytics/analytics.queries';
import { showsRecordKind, invalidateRecord } from './console-records';
import { editionLedgerQuery } from './catalog/print-ledger.queries';
import { inboxCountsQuery, inboxQuery, messageQuery } from './inbox/inbox.queries';
import { adminOrderQuery, adminOrdersQuery } from './orders/orders.queries';
import { settingsQuery } from './settings/settings.queries';

it('knows the lists, records and counts that show a kind', () => {
  const keys = [
    inboxQuery({ state: 'open' }, null).queryKey,
    inboxCountsQuery().queryKey,
    messageQuery('one').queryKey,
    dashboardQuery().queryKey,
  ];
  expect(keys.map((key) => showsRecordKind(key, 'message'))).toEqual([true, true, true, true]);
  expect(keys.map((key) => showsRecordKind(key, 'certificate'))).toEqual([false, false, false, true]);
  expect(showsRecordKind(editionLedgerQuery('one').queryKey, 'edition')).toBe(true);
  expect(showsRecordKind(settingsQuery().queryKey, 'settings')).toBe(true);
});

it('refetches what is on a page, and the rest once it is shown', async () => {
  const queryClient = new QueryClient();
  const read = jest.fn(async () => ({}));
  const shown = adminOrderQuery('TF-1').queryKey;
  const list = adminOrdersQuery({}, null).queryKey;
  const other = inboxCountsQuery().queryKey;
  for (const key of [list, other]) queryClient.setQueryData<unknown>(key, {});
  const observer = new QueryObserver(queryClient, {
    queryKey: shown,
    queryFn: read,
    initialData: {},
    staleTime: Infinity,
  });
  const leave = observer.subscribe(() => undefined);
  await invalidateRecord(queryClient, 'order', (key) => key === list);
  expect(read).toHaveBeenCalledTimes(1);
  expect([list, other].map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([false, false]);
  await invalidateRecord(queryClient, 'order');
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  leave();
});
