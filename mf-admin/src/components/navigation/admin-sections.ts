/** One entry of the sidebar. */
interface AdminSection {
  /** The section's name, which is its page's title too. */
  label: string;
  path: string;
  /** Further pages of the section, with tabs of their own on it. */
  others?: readonly string[];
  /** Not shown to staff, because its calls refuse them. */
  isOwners?: true;
}

/**
 * The sidebar from top to bottom: the specified tabs in their order with our own among them. An entry is here
 * from the day its page does; each is one line in this order:
 * Dashboard, Inventory, Orders, Inbox, People, Collectors, Certificates, Live Events, Selling Partners, Web Analytics,
 * Emails, Settings, Staff, Audit log.
 */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { label: 'Dashboard', path: '/admin/dashboard' },
  { label: 'Inventory', path: '/admin/inventory' },
  { label: 'Orders', path: '/admin/orders', others: ['/admin/unpaid-holds'] },
  { label: 'Inbox', path: '/admin/inbox' },
  { label: 'People', path: '/admin/people', others: ['/admin/letters'] },
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
  { label: 'Emails', path: '/admin/emails' },
  { label: 'Settings', path: '/admin/settings', isOwners: true },
  { label: 'Staff', path: '/admin/staff', isOwners: true },
  { label: 'Audit log', path: '/admin/audit-log', isOwners: true },
];

/** The page for each kind of subject. */
const RECORD_PAGES: Record<string, { section: string; addressOf: (id: string) => string }> = {
  order: { section: '/admin/orders', addressOf: (number) => `/admin/orders/${number}` },
  artwork: { section: '/admin/inventory', addressOf: (id) => `/admin/inventory/${id}` },
  edition: { section: '/admin/inventory', addressOf: (id) => `/admin/editions/${id}` },
  certificate: { section: '/admin/certificates', addressOf: (coaId) => `/admin/certificates/${coaId}` },
  event: { section: '/admin/events', addressOf: (id) => `/admin/events/${id}/upload` },
  message: { section: '/admin/inbox', addressOf: (id) => `/admin/inbox/${id}` },
  collector: { section: '/admin/collectors', addressOf: (id) => `/admin/collectors/${id}` },
  letter: { section: '/admin/people', addressOf: (id) => `/admin/letters/${id}` },
  person: { section: '/admin/people', addressOf: (id) => `/admin/people/${id}` },
  preview: { section: '/admin/collectors', addressOf: (id) => `/admin/previews/${id}` },
  commission: { section: '/admin/collectors', addressOf: (id) => `/admin/commissions/${id}` },
  'artist-note': { section: '/admin/collectors', addressOf: () => '/admin/notes' },
  partner: { section: '/admin/partners', addressOf: (id) => `/admin/partners/${id}` },
  mail: { section: '/admin/emails', addressOf: () => '/admin/emails' },
  admin: { section: '/admin/staff', addressOf: () => '/admin/staff' },
  settings: { section: '/admin/settings', addressOf: () => '/admin/settings' },
};

/** What something was done to: its id, and what people call it where that is known. */
interface RecordReference {
  kind: string | null;
  id: string | null;
  name: string | null;
}

/**
 * The address of an audit log subject's page; null where it has none, or none that the reader may open.
 * Orders and certificates are known by their numbers.
 */
export function auditSubjectAddress({ kind, id, name }: RecordReference, isOwner: boolean): string | null {
  const section = ADMIN_SECTIONS.find(({ path }) => path === RECORD_PAGES[kind ?? '']?.section);
  if (section?.isOwners && !isOwner) return null;
  return recordAddress(kind, kind === 'order' || kind === 'certificate' ? name : id);
}

/** The address of a record's page; null where the admin has no such page, or the record no id. */
export function recordAddress(kind: string | null, id: string | null): string | null {
  const page = kind === null ? undefined : RECORD_PAGES[kind];
  if (!page || id === null || !ADMIN_SECTIONS.some(({ path }) => path === page.section)) return null;
  return page.addressOf(encodeURIComponent(id));
}
