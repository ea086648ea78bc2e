import { personTagsQuery, studioEventsQuery } from '@gallery/api-client';
import type { PersonRow } from '@gallery/contracts';
import { formatDate } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '../../components/filters/filter-bar';
import { SearchFilter, SelectFilter } from '../../components/filters/filter-fields';
import { filterOptions, type FilterOption } from '../../components/filters/filter-parser';
import { dateColumn, linkColumn, mutedColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { useIsOwner } from '../../components/session/staff-session';
import { MutedText } from '../../components/text/muted-text';
import {
  kindOptions,
  NEWSLETTER_LABELS,
  NEWSLETTER_OPTIONS,
  PEOPLE_VIEWS,
  PERSON_KIND_LABELS,
  type PeopleFilterName,
} from './people-filters';
import styles from './people.module.css';

/** Everyone the gallery deals with, to be searched and filtered. */
export function PeopleList({
  list,
  filters,
  selected,
  addressOf,
}: RecordListProps<PersonRow, PeopleFilterName>) {
  const isOwner = useIsOwner();
  return (
    <>
      <FilterBar list="people" filters={filters} views={PEOPLE_VIEWS}>
        <SearchFilter label="Search name, email" name="q" filters={filters} />
        <SelectFilter label="Type" name="kind" filters={filters} options={kindOptions(isOwner)} />
        <SelectFilter label="Tag" name="tag" filters={filters} options={useTagOptions(filters.values.tag)} />
        <SelectFilter label="Guests of" name="event" filters={filters} options={useEventOptions()} />
        <SelectFilter label="Newsletter" name="newsletter" filters={filters} options={NEWSLETTER_OPTIONS} />
      </FilterBar>
      <DataTable
        label="People"
        columns={columns(addressOf)}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        subject="people"
        empty="No people yet. Collectors, buyers, guests and subscribers appear here automatically."
        narrowed={{ filters, text: 'No people match these filters.', showAll: 'Show everyone' }}
      />
    </>
  );
}

/** The chosen tag is among them even when nobody has it anymore. */
function useTagOptions(chosen: string): FilterOption[] {
  const { data = [] } = useQuery(personTagsQuery());
  const tags = data.map(({ tag }) => tag);
  const all = chosen === '' || tags.includes(chosen) ? tags : [...tags, chosen];
  return filterOptions(Object.fromEntries(all.map((tag) => [tag, tag])));
}

function useEventOptions(): FilterOption[] {
  const { data = [] } = useQuery(studioEventsQuery());
  return filterOptions(
    Object.fromEntries(
      data.map(({ id, title, eventDate, timeZone }) => [id, `${title}, ${formatDate(eventDate, timeZone)}`]),
    ),
  );
}

const columns = (addressOf: (id: string) => string): Column<PersonRow>[] => [
  linkColumn('name', 'Name', {
    textOf: ({ name, email }) => name || email,
    to: ({ id }) => addressOf(id),
    isBeside: true,
  }),
  {
    key: 'email',
    head: 'Email',
    priority: 'second',
    render: ({ name, email, otherEmails }) => (
      <span className={styles.address}>{[...(name === '' ? [] : [email]), ...otherEmails].join(', ')}</span>
    ),
  },
  {
    key: 'kinds',
    head: 'Type',
    priority: 'third',
    render: (person) => (
      <>
        {person.kinds.map((kind) => PERSON_KIND_LABELS[kind]).join(', ')}
        <OpenConsent person={person} />
      </>
    ),
  },
  dateColumn('lastContactAt', 'Last contact', { priority: 'sum', isOneLine: true }),
  mutedColumn('tags', 'Tags', ({ tags }) => tags.join(', '), { priority: 'state' }),
];

/** Says that they unsubscribed, or have not confirmed yet; nothing for subscribers. */
function OpenConsent({ person: { kinds, newsletter } }: { person: PersonRow }) {
  if (newsletter === null || newsletter === 'confirmed') return null;
  return (
    <MutedText>
      {kinds.length > 0 && ', '}
      {NEWSLETTER_LABELS[newsletter].toLowerCase()}
    </MutedText>
  );
}
