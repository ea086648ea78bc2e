import type { AuditRecord } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter, DateFilter } from '../../parts/filter-fields';
import { MorePages } from '../../parts/more-pages';
import { Moment } from '../../parts/moment';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';

/** Every filter of the log; an empty text does not narrow it. */
export const AUDIT_FILTERS = { actor: '', actorKind: '', action: '', subject: '', from: '', to: '' };

const ACTORS = [
  { value: '', word: 'All' },
  { value: 'owner', word: 'Owner' },
  { value: 'staff', word: 'Staff' },
  { value: 'collector', word: 'Collectors' },
  { value: 'system', word: 'The gallery itself' },
  { value: 'nobody', word: 'Unknown' },
];

const COLUMNS: readonly Column<AuditRecord>[] = [
  { key: 'at', head: 'When', priority: 'second', render: ({ at }) => <Moment at={at} /> },
  { key: 'actor', head: 'Who', priority: 'state', render: whoDid },
  { key: 'action', head: 'What', priority: 'first', render: ({ action }) => action },
  {
    key: 'subject',
    head: 'To what',
    priority: 'sum',
    render: ({ subject }) => subject && `${subject.kind} ${subject.id}`,
  },
  { key: 'details', head: 'Details', priority: 'other', render: detailsOf },
  { key: 'device', head: 'With', priority: 'other', render: ({ device }) => device },
];

function whoDid({ actor: { kind, id, username } }: AuditRecord): string {
  if (username !== null) return `${username} (${kind})`;
  return id === null ? kind : `${kind} ${id}`;
}

/** `reason: damaged, attempts: 3`. */
function detailsOf({ details }: AuditRecord): string {
  return Object.entries(details ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

export interface AuditListProps {
  list: PagedList<AuditRecord>;
  filters: Filters<keyof typeof AUDIT_FILTERS>;
}

/** Who did what, when, to what: filtered, latest first. */
export function AuditList({ list, filters }: AuditListProps) {
  return (
    <>
      <FilterBar filters={filters}>
        <SearchFilter label="Who (user name or id)" name="actor" filters={filters} />
        <ChoiceFilter label="Kind" name="actorKind" filters={filters} options={ACTORS} />
        <SearchFilter label="What (begins with)" name="action" filters={filters} />
        <SearchFilter label="To what (id or number)" name="subject" filters={filters} />
        <DateFilter label="From (UTC)" name="from" filters={filters} />
        <DateFilter label="To (UTC)" name="to" filters={filters} />
      </FilterBar>
      <DataTable
        label="Audit log"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        loading="Loading the audit log..."
        failed="The audit log could not be read."
        empty={
          <EmptyState>
            {filters.isNarrowed ? 'Nothing like that was done.' : 'Nothing was done yet.'}
          </EmptyState>
        }
      />
      <MorePages list={list} />
    </>
  );
}
