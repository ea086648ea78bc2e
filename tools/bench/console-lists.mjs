/**
 * The console's lists to measure: the first page, a filtered page, a search with many results and one with a single
 * result. Add a line for each new list. The rare terms occur once in the seeded gallery.
 */
const RARE_WORK = 'Zinnia Xylography';
const RARE_COLLECTOR = 'Featherstonehaugh';

/** @type {{ name: string, path: string, asks: Record<string, string> }[]} queries by name */
export const consoleLists = [
  {
    name: 'inventory',
    path: '/api/admin/artwork-inventory/page',
    asks: {
      'first page': '',
      'available only': 'availability=available',
      'sold only': 'availability=sold',
      'one series': 'series=FLORALS',
      'common search': 'q=Night',
      'rare search': `q=${RARE_WORK}`,
    },
  },
  {
    name: 'orders',
    path: '/api/admin/orders',
    asks: {
      'first page': '',
      'one status': 'status=processing',
      paid: 'payment=paid',
      refunded: 'payment=refunded',
      'to ship': 'needs=shipment',
      'to quote': 'needs=delivery-quote',
      'address missing': 'needs=address',
      'to install': 'needs=installation',
      disputed: 'needs=dispute',
      'links about to expire': 'needs=payment-link',
      'of the shop': 'salesChannel=shop',
      'common search': 'q=Elena',
      'rare search': `q=${RARE_COLLECTOR}`,
      'search for nothing': 'q=nobody-has-this',
      'one work': `q=${RARE_WORK}`,
    },
  },
  {
    name: 'mails',
    path: '/api/admin/emails',
    asks: {
      'first page': '',
      failed: 'state=dead',
      'common search': 'q=order',
      'rare search': `q=${RARE_COLLECTOR}`,
    },
  },
  {
    name: 'audit log',
    path: '/api/admin/audit-log',
    asks: {
      'first page': '',
      'one kind of actor': 'actorKind=owner',
      'one action': 'action=order.',
      nothing: 'subject=none',
    },
  },
  {
    name: 'certificates',
    path: '/api/admin/certificates',
    asks: {
      'first page': '',
      'to sign': 'signature=missing',
      'common search': 'q=Night',
      'rare search': `q=${RARE_COLLECTOR}`,
    },
  },
  {
    name: 'collectors',
    path: '/api/admin/collectors',
    asks: { 'first page': '', 'common search': 'q=Elena', 'rare search': `q=${RARE_COLLECTOR}` },
  },
  {
    name: 'people',
    path: '/api/admin/people',
    asks: {
      'first page': '',
      buyers: 'kind=buyer',
      'common search': 'q=Elena',
      'rare search': `q=${RARE_COLLECTOR}`,
    },
  },
  { name: 'commissions', path: '/api/admin/commission-requests', asks: { 'first page': '' } },
  { name: 'private previews', path: '/api/admin/private-previews', asks: { 'first page': '' } },
  { name: 'artist notes', path: '/api/admin/artist-notes', asks: { 'first page': '' } },
  {
    name: 'inbox',
    path: '/api/admin/inbox',
    asks: {
      'first page': '',
      owed: 'due=owed',
      late: 'due=late',
      'one type': 'type=artwork_inquiry',
      'common search': 'q=Elena',
      'rare search': `q=${RARE_COLLECTOR}`,
      'search in what is said': `q=${RARE_WORK}`,
      'short words': 'q=to me',
      'usual words': 'q=would like to know',
    },
  },
  { name: 'events', path: '/api/admin/studio-events', asks: { 'first page': '' } },
  { name: 'dashboard', path: '/api/admin/dashboard', asks: { figures: '' } },
  { name: 'dashboard', path: '/api/admin/dashboard/attention', asks: { 'what waits': '' } },
  { name: 'dashboard', path: '/api/admin/dashboard/activity', asks: { activity: '' } },
];
