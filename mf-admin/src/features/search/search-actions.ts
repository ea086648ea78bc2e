import { ADMIN_SECTIONS } from '../../components/navigation/admin-sections';
import type { SearchGroup, SearchOption } from './search-results';

interface SearchAction extends Pick<SearchOption, 'to' | 'label'> {
  /** Other names for it. */
  words?: string;
  /** Not offered to staff, because its page refuses them. */
  isOwners?: boolean;
}

/** Actions that start on a page that opens with them. */
const ACTIONS: readonly SearchAction[] = [
  { label: 'Add Artwork', to: '/admin/inventory?new', words: 'new work', isOwners: true },
  { label: 'Create Event', to: '/admin/events?new', words: 'new live' },
  { label: 'New preview', to: '/admin/previews?new', words: 'add create private' },
  { label: 'Write a note', to: '/admin/notes?new', words: 'new artist collectors' },
  { label: 'Write a letter', to: '/admin/letters/new', words: 'new newsletter email subscribers' },
  { label: 'Add Partner', to: '/admin/partners?new', words: 'new selling', isOwners: true },
  { label: 'Import artworks', to: '/admin/inventory/import', words: 'csv', isOwners: true },
  { label: 'Export orders', to: '/admin/orders', words: 'csv' },
  { label: 'Export collectors', to: '/admin/collectors', words: 'csv' },
  { label: 'Export inventory', to: '/admin/inventory', words: 'csv artworks' },
  { label: 'Export certificates', to: '/admin/certificates', words: 'csv' },
];

/** Sections and the pages within them. */
const PAGES: readonly SearchAction[] = [
  ...ADMIN_SECTIONS.map(({ label, path: to, isOwners = false }) => ({ label, to, isOwners })),
  { label: 'Unpaid holds', to: '/admin/unpaid-holds' },
  { label: 'Letters', to: '/admin/letters', words: 'newsletter' },
  { label: 'Private previews', to: '/admin/previews' },
  { label: 'Commissions', to: '/admin/commissions' },
  { label: 'Artist notes', to: '/admin/notes' },
  { label: 'Partner management', to: '/admin/selling-partners', isOwners: true },
  { label: 'Commission lines', to: '/admin/selling-partners/lines', isOwners: true },
  { label: 'Sales settings', to: '/admin/settings/sales', isOwners: true },
  { label: 'Live event settings', to: '/admin/settings/live-events', isOwners: true },
  { label: 'Personal data', to: '/admin/settings/personal-data', words: 'retention', isOwners: true },
  { label: 'Series', to: '/admin/settings/series', isOwners: true },
  { label: 'Price book', to: '/admin/settings/prices', isOwners: true },
  { label: 'Email templates', to: '/admin/settings/email-templates', isOwners: true },
  { label: 'Tracking', to: '/admin/settings/tracking', isOwners: true },
  { label: 'Stripe webhooks', to: '/admin/settings/stripe-webhooks', isOwners: true },
  { label: 'Health', to: '/admin/settings/health', words: 'doctor status', isOwners: true },
  { label: 'Site content', to: '/admin/settings/site', isOwners: true },
  { label: 'Your account', to: '/admin/account', words: 'password passkey sessions' },
];

/** As many as a person looks through beside the results. */
const MAX_SHOWN = 6;

/** The actions and pages that this role may use. Without a text, every action and section. */
export function actionGroups(text: string, { isOwner }: { isOwner: boolean }): SearchGroup[] {
  const typed = wordsOf(text);
  const shown = (label: string, actions: readonly SearchAction[]): SearchGroup => ({
    label,
    options: actions
      .filter((action) => (isOwner || !action.isOwners) && matches(action, typed))
      .slice(0, typed.length === 0 ? actions.length : MAX_SHOWN)
      .map(({ to, label: word }) => ({ to, label: word, detail: '' })),
  });
  return [shown('Actions', ACTIONS), shown('Pages', PAGES)].filter(({ options }) => options.length > 0);
}

const matches = ({ label, words = '' }: SearchAction, typed: readonly string[]): boolean => {
  const all = wordsOf(`${label} ${words}`);
  return typed.every((word) => all.some((each) => each.startsWith(word)));
};

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
