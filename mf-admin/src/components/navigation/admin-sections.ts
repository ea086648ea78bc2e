/** One entry of the sidebar. */
export interface AdminSection {
  /** The section's name, which is its page's title too. */
  label: string;
  path: string;
  /** Further pages of the section, with tabs of their own on it. */
  others?: readonly string[];
  /** Not shown to staff, whom its calls refuse. */
  isOwners?: true;
}

/**
 * The sidebar from top to bottom: the specified tabs in their order with our own among them. An entry is here
 * from the day its page does; each is one line in this order:
 * Dashboard, Inventory, Orders, Inbox, Collectors, Certificates, Live Events, Selling Partners, Web Analytics, Mails, Settings, Staff, Audit log.
 */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { label: 'Dashboard', path: '/admin/dashboard' },
  { label: 'Inventory', path: '/admin/inventory' },
  { label: 'Orders', path: '/admin/orders' },
  { label: 'Inbox', path: '/admin/inbox' },
  {
    label: 'Collectors',
    path: '/admin/collectors',
    others: ['/admin/previews', '/admin/commissions', '/admin/notes'],
  },
  { label: 'Certificates', path: '/admin/certificates' },
  { label: 'Live Events', path: '/admin/events' },
  {
    label: 'Selling Partners',
    path: '/admin/partners',
    others: ['/admin/selling-partners'],
    isOwners: true,
  },
  { label: 'Web Analytics', path: '/admin/analytics' },
  { label: 'Mails', path: '/admin/emails' },
  { label: 'Settings', path: '/admin/settings', isOwners: true },
  { label: 'Staff', path: '/admin/staff', isOwners: true },
  { label: 'Audit log', path: '/admin/audit-log', isOwners: true },
];
