import { ADMIN_SECTIONS } from './admin-sections';

/** Where a thing of a kind is looked at. */
const RECORD_PAGES: Record<string, { section: string; addressOf: (id: string) => string }> = {
  order: { section: '/admin/orders', addressOf: (number) => `/admin/orders/${number}` },
  artwork: { section: '/admin/inventory', addressOf: (id) => `/admin/inventory/${id}` },
  edition: { section: '/admin/inventory', addressOf: (id) => `/admin/editions/${id}` },
  certificate: { section: '/admin/certificates', addressOf: (coaId) => `/admin/certificates/${coaId}` },
  event: { section: '/admin/events', addressOf: (id) => `/admin/events/${id}/upload` },
  message: { section: '/admin/inbox', addressOf: (id) => `/admin/inbox/${id}` },
  collector: { section: '/admin/collectors', addressOf: (id) => `/admin/collectors/${id}` },
  preview: { section: '/admin/collectors', addressOf: (id) => `/admin/previews/${id}` },
  commission: { section: '/admin/collectors', addressOf: (id) => `/admin/commissions/${id}` },
  'artist-note': { section: '/admin/collectors', addressOf: () => '/admin/notes' },
  partner: { section: '/admin/partners', addressOf: (id) => `/admin/partners/${id}` },
  mail: { section: '/admin/emails', addressOf: () => '/admin/emails' },
  admin: { section: '/admin/staff', addressOf: () => '/admin/staff' },
  settings: { section: '/admin/settings', addressOf: () => '/admin/settings' },
};

/** What something was done to: its id, and what people call it where that is known. */
export interface RecordReference {
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
