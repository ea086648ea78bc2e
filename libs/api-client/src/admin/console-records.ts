import type { ConsoleRecordKind, paths } from '@gallery/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { AFFILIATES_KEY } from './affiliates/affiliates.queries';
import { ADMIN_CERTIFICATES_KEY } from './catalog/certificates.queries';
import { INVENTORY_KEY } from './catalog/inventory.queries';
import { EDITION_LEDGERS_KEY } from './catalog/print-ledger.queries';
import { PRICE_BOOK_KEY } from './catalog/price-book.queries';
import { EMAIL_TEMPLATES_KEY } from './emails/email-templates.queries';
import { ADMIN_ACCOUNT_KEY } from './staff/account.queries';
import { STAFF_ACCOUNTS_KEY } from './staff/staff-accounts.queries';

/** Keys that begin with the path of their call. */
const byPath = (...all: (keyof paths)[]): QueryKey[] => all.map((path) => [path]);

const ORDER = byPath(
  '/api/admin/orders/{orderNumber}',
  '/api/admin/orders/{orderNumber}/certificates',
  '/api/admin/orders/{orderNumber}/payment-requests',
);
const COLLECTOR = byPath('/api/admin/collectors/{id}', '/api/admin/collectors/{id}/private-inventory');

/** Beginnings of the keys of queries that show records of the kind, by themselves or within others. */
const KEYS_BY_KIND: Record<ConsoleRecordKind, readonly QueryKey[]> = {
  affiliate: [AFFILIATES_KEY],
  affiliate_commission: [AFFILIATES_KEY],
  artwork: [INVENTORY_KEY, EDITION_LEDGERS_KEY, ...byPath('/api/admin/private-previews')],
  certificate: [ADMIN_CERTIFICATES_KEY, ...ORDER],
  collector: [...COLLECTOR, ...byPath('/api/admin/collectors', '/api/admin/inbox/{id}')],
  commission_request: [...COLLECTOR, ...byPath('/api/admin/commission-requests', '/api/admin/inbox/{id}')],
  edition: [EDITION_LEDGERS_KEY, INVENTORY_KEY],
  email: byPath('/api/admin/emails', '/api/admin/inbox/{id}'),
  event: byPath('/api/admin/studio-events', '/api/admin/studio-events/{id}'),
  event_photo: byPath('/api/admin/studio-events/{id}/photos', '/api/admin/studio-events'),
  message: byPath('/api/admin/inbox', '/api/admin/inbox/counts', '/api/admin/inbox/{id}'),
  order: [...ORDER, ...COLLECTOR, ...byPath('/api/admin/orders', '/api/admin/collectors')],
  payment_request: ORDER,
  private_preview: [...COLLECTOR, ...byPath('/api/admin/private-previews')],
  settings: [
    PRICE_BOOK_KEY,
    EMAIL_TEMPLATES_KEY,
    ...byPath(
      '/api/admin/settings',
      '/api/admin/series',
      '/api/admin/site',
      '/api/admin/site/{section}/versions',
    ),
  ],
  staff: [STAFF_ACCOUNTS_KEY, ADMIN_ACCOUNT_KEY, ...byPath('/api/admin/inbox/assignees')],
};

/** What is counted and logged of every kind. */
const KEYS_OF_ALL: readonly QueryKey[] = [['/api/admin/dashboard'], ['owner', '/api/admin/audit-log']];

const startsWith = (key: QueryKey, prefix: QueryKey): boolean =>
  prefix.every((part, place) => part === key[place]);

/** Whether the query with this key shows records of the kind. */
export const showsRecordKind = (key: QueryKey, kind: ConsoleRecordKind): boolean =>
  [...KEYS_BY_KIND[kind], ...KEYS_OF_ALL].some((prefix) => startsWith(key, prefix));

/**
 * Reads again what shows records of the kind; what is not on a page, once it is.
 * @param isExcluded keys of queries that follow changes in a way of their own
 */
export const invalidateRecord = (
  queryClient: QueryClient,
  kind: ConsoleRecordKind,
  isExcluded: (key: QueryKey) => boolean = () => false,
): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => showsRecordKind(queryKey, kind) && !isExcluded(queryKey),
  });
