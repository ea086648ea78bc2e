/** One entry of the sidebar. */
export interface AdminSection {
  /** The tab's name, as its page says it again. */
  word: string;
  path: string;
  /** Further pages of the section, which have words of their own on it. */
  others?: readonly string[];
  /** Not shown to staff, whom its calls refuse. */
  isOwners?: true;
}

/**
 * The sidebar from top to bottom: the specified tabs in their order with our own among them. An entry stands here
 * from the day its page does; each is one line in this order:
 * Dashboard, Inventory, Orders, Inbox, Collectors, Certificates, Live Events, Selling Partners, Web Analytics, Mails, Settings, Staff, Audit log.
 */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { word: 'Dashboard', path: '/admin/dashboard' },
  { word: 'Inventory', path: '/admin/inventory' },
  { word: 'Orders', path: '/admin/orders' },
  { word: 'Inbox', path: '/admin/inbox' },
  {
    word: 'Collectors',
    path: '/admin/collectors',
    others: ['/admin/previews', '/admin/commissions', '/admin/notes'],
  },
  { word: 'Certificates', path: '/admin/certificates' },
  { word: 'Live Events', path: '/admin/events' },
  {
    word: 'Selling Partners',
    path: '/admin/partners',
    others: ['/admin/selling-partners'],
    isOwners: true,
  },
  { word: 'Web Analytics', path: '/admin/analytics' },
  { word: 'Mails', path: '/admin/mails' },
  { word: 'Settings', path: '/admin/settings', isOwners: true },
  { word: 'Staff', path: '/admin/staff', isOwners: true },
  { word: 'Audit log', path: '/admin/audit', isOwners: true },
];
