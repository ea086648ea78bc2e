import { filterOptions } from '../../components/filters/filter-parser';

/** Every filter of the log; an empty text does not narrow it. */
export const AUDIT_FILTERS = { actor: '', actorKind: '', action: '', subject: '', from: '', to: '' };

export type AuditFilterName = keyof typeof AUDIT_FILTERS;

export const ACTOR_OPTIONS = filterOptions({
  owner: 'Owner',
  staff: 'Staff',
  collector: 'Collectors',
  system: 'The gallery',
  device: 'Devices',
  nobody: 'Unknown',
});

/** The options of the filter: how the actions of each area begin. */
const AREA_LABELS: Readonly<Record<string, string>> = {
  'session.': 'Sign-ins',
  'sign-in.': 'Failed sign-ins',
  'admin.': 'Staff accounts',
  'personal-data.': 'Data exports',
  'settings.': 'Settings',
  'price_change.': 'Price changes',
  'artwork.': 'Artworks',
  'print.': 'Print ledger',
  'order.': 'Orders',
  'payment-request.': 'Payment links',
  'certificate.': 'Certificates',
  'message.': 'Messages',
  'collector-note.': 'Collector notes',
  'person.': 'People',
  'letter.': 'Letters',
  'level.': 'Collector levels',
  'commission.': 'Commissions',
  'partner.': 'Selling partners',
  'preview.': 'Private previews',
  'artist-note.': 'Artist notes',
  'event.': 'Live events',
  'mail.': 'Emails',
};

export const AREA_OPTIONS = filterOptions(AREA_LABELS);
