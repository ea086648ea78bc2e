import type { ConsoleRecordKind } from '@gallery/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PathWith } from './admin-client';

type GetPath = PathWith<'get'>;

/** Paths whose queries, and those below them, show records of the kind, by themselves or within others. */
const PATHS_BY_KIND: Record<ConsoleRecordKind, readonly GetPath[]> = {
  affiliate: ['/api/admin/selling-partners', '/api/admin/affiliate-commissions', '/api/admin/people'],
  affiliate_commission: ['/api/admin/affiliate-commissions', '/api/admin/selling-partners'],
  artwork: ['/api/admin/artwork-inventory', '/api/admin/editions/{editionId}', '/api/admin/private-previews'],
  certificate: ['/api/admin/certificates', '/api/admin/orders/{orderNumber}', '/api/admin/people/{id}'],
  collector: ['/api/admin/collectors', '/api/admin/inbox/{id}', '/api/admin/people'],
  commission_request: [
    '/api/admin/commission-requests',
    '/api/admin/collectors/{id}',
    '/api/admin/inbox/{id}',
  ],
  edition: ['/api/admin/editions/{editionId}', '/api/admin/artwork-inventory'],
  email: ['/api/admin/emails', '/api/admin/inbox/{id}'],
  event: ['/api/admin/studio-events'],
  event_photo: ['/api/admin/studio-events'],
  letter: ['/api/admin/letters', '/api/admin/people/{id}'],
  message: ['/api/admin/inbox', '/api/admin/people'],
  order: ['/api/admin/orders', '/api/admin/unpaid-holds', '/api/admin/collectors', '/api/admin/people'],
  payment_request: ['/api/admin/orders/{orderNumber}'],
  person: ['/api/admin/people'],
  private_preview: ['/api/admin/private-previews', '/api/admin/artist-notes', '/api/admin/collectors/{id}'],
  settings: [
    '/api/admin/email-templates',
    '/api/admin/price-book',
    '/api/admin/series',
    '/api/admin/settings',
    '/api/admin/site',
  ],
  staff: ['/api/admin/staff', '/api/admin/account', '/api/admin/inbox/assignees'],
};

/** Counts and logs that cover every kind. */
const PATHS_OF_ALL: readonly GetPath[] = ['/api/admin/dashboard', '/api/admin/audit-log'];

/** Whether the query with this key shows records of the kind. A key begins with the path of its call. */
export const showsRecordKind = ([path]: QueryKey, kind: ConsoleRecordKind): boolean =>
  typeof path === 'string' &&
  [...PATHS_BY_KIND[kind], ...PATHS_OF_ALL].some((each) => path === each || path.startsWith(`${each}/`));

/**
 * Refetches queries that show records of the kind; those that are not on a page, once they are.
 * @param isExcluded keys of queries that follow changes in their own way
 */
export const invalidateRecord = (
  queryClient: QueryClient,
  kind: ConsoleRecordKind,
  isExcluded: (key: QueryKey) => boolean = () => false,
): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => showsRecordKind(queryKey, kind) && !isExcluded(queryKey),
  });
