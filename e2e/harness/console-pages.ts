import type { Gallery } from './test';

/** The console's pages below /admin that need no record. */
export const CONSOLE_PAGES = [
  'dashboard',
  'inventory',
  'orders',
  'unpaid-holds',
  'certificates',
  'inbox',
  'people',
  'letters',
  'collectors',
  'previews',
  'commissions',
  'notes',
  'emails',
  'events',
  'analytics',
  'partners',
  'selling-partners',
  'staff',
  'audit-log',
  'account',
  'settings',
  'settings/sales',
  'settings/live-events',
  'settings/personal-data',
  'settings/series',
  'settings/prices',
  'settings/site',
  'settings/stripe-webhooks',
  'settings/health',
  'settings/tracking',
  'settings/email-templates',
];

/** The console's pages of one record, by the kind of record. */
export async function consoleRecords(gallery: Gallery) {
  const first = async (sql: string) => (await gallery.query<{ id: string }>(sql))[0]?.id ?? '';
  const event = await first("SELECT id FROM events WHERE status = 'live' ORDER BY starts_at LIMIT 1");
  return {
    order: `orders/${await first('SELECT number AS id FROM orders ORDER BY created_at, number LIMIT 1')}`,
    artwork: `inventory/${await first("SELECT id FROM artworks WHERE slug = 'inside-voice'")}`,
    // On a phone there is no room for a link beside its title.
    edition: `editions/${await first("SELECT e.id FROM editions e JOIN artworks a ON a.id = e.artwork_id WHERE a.slug = 'the-weight-of-linen' LIMIT 1")}`,
    event: `events/${event}/upload`,
    evening: `events/${event}/run`,
    message: `inbox/${await first('SELECT id FROM contact_messages ORDER BY id LIMIT 1')}`,
    person: `people/${await first('SELECT id FROM people ORDER BY id LIMIT 1')}`,
    collector: `collectors/${await first('SELECT id FROM collectors ORDER BY id LIMIT 1')}`,
    certificate: `certificates/${await first('SELECT coa_id AS id FROM certificates ORDER BY coa_id LIMIT 1')}`,
    preview: `previews/${await first('SELECT id FROM private_previews ORDER BY id LIMIT 1')}`,
    commission: `commissions/${await first('SELECT id FROM commission_requests ORDER BY id LIMIT 1')}`,
    partner: `partners/${await first('SELECT id FROM affiliates ORDER BY id LIMIT 1')}`,
    letter: 'letters/new',
  };
}
