import type { PersonRow } from '@gallery/contracts';
import { anyText, filterOptions, keyOf, listFilters } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';

export type PeopleFilterName = keyof typeof PEOPLE_FILTERS.defaults;

/** What someone is to the gallery, as the list and the filter say it. */
export const PERSON_KIND_LABELS: Record<PersonRow['kinds'][number], string> = {
  collector: 'Collector',
  buyer: 'Buyer',
  inquirer: 'Inquirer',
  guest: 'Guest',
  subscriber: 'Subscriber',
  affiliate: 'Partner',
};

/** An address's newsletter status. */
export const NEWSLETTER_LABELS: Record<NonNullable<PersonRow['newsletter']>, string> = {
  confirmed: 'Subscribed',
  pending: 'Requested, not confirmed',
  ended: 'Unsubscribed',
};

/** Filters under a name. */
export const PEOPLE_VIEWS: readonly ListView<PeopleFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'Buyers', filters: { kind: 'buyer' } },
  { label: 'Inquirers', filters: { kind: 'inquirer' } },
  { label: 'Guests', filters: { kind: 'guest' } },
  { label: 'Subscribers', filters: { newsletter: 'confirmed' } },
];

const { affiliate: _ownersOnly, ...STAFF_KIND_LABELS } = PERSON_KIND_LABELS;
const NEWSLETTER_FILTER_LABELS = { ...NEWSLETTER_LABELS, none: 'Never subscribed' };

/** Staff do not see who is a partner. */
export const kindOptions = (isOwner: boolean) =>
  filterOptions(isOwner ? PERSON_KIND_LABELS : STAFF_KIND_LABELS);
export const NEWSLETTER_OPTIONS = filterOptions(NEWSLETTER_FILTER_LABELS);

export const PEOPLE_FILTERS = listFilters({
  q: anyText,
  kind: keyOf(PERSON_KIND_LABELS),
  tag: anyText,
  event: anyText,
  newsletter: keyOf(NEWSLETTER_FILTER_LABELS),
});
