import type { AuditRecord } from '@gallery/contracts';
import { EmptyState, TextLink } from '@gallery/ui';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, DateFilter } from '../../components/filters/filter-fields';
import { LoadMore } from '../../components/lists/load-more';
import { DateTime } from '../../components/text/date-time';
import { auditSubjectAddress } from '../../components/navigation/record-address';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import { actorLabel, actionLabel, detailsLabel, shortId } from './audit-labels';
import styles from './audit.module.css';

/** Every filter of the log; an empty text does not narrow it. */
export const AUDIT_FILTERS = { actor: '', actorKind: '', action: '', subject: '', from: '', to: '' };

const ACTOR_OPTIONS = [
  { value: '', label: 'All' },
  { value: 'owner', label: 'Owner' },
  { value: 'staff', label: 'Staff' },
  { value: 'collector', label: 'Collectors' },
  { value: 'system', label: 'The gallery itself' },
  { value: 'nobody', label: 'Unknown' },
];

const COLUMNS: readonly Column<AuditRecord>[] = [
  { key: 'at', head: 'When', priority: 'sum', isOneLine: true, render: ({ at }) => <DateTime at={at} /> },
  { key: 'actor', head: 'Who', priority: 'state', render: ({ actor }) => actorLabel(actor) },
  {
    key: 'action',
    head: 'What',
    priority: 'first',
    isOneLine: true,
    render: ({ action }) => actionLabel(action),
  },
  { key: 'subject', head: 'To what', priority: 'second', render: (entry) => <SubjectLink entry={entry} /> },
  { key: 'details', head: 'Details', priority: 'other', render: ({ details }) => detailsLabel(details) },
  { key: 'device', head: 'With', priority: 'other', isOneLine: true, render: ({ device }) => device },
];

/** What it was done to, as people call it, with the way to its page. What is gone is called as it was then. */
function SubjectLink({ entry: { subject, details } }: { entry: AuditRecord }) {
  if (!subject) return null;
  const title = typeof details?.['title'] === 'string' ? details['title'] : null;
  const address =
    subject.name === null && subject.kind !== 'settings' ? null : auditSubjectAddress(subject, true);
  const words = subject.name ?? title ?? shortId(subject.id);
  return (
    <span title={subject.id}>
      <span className={styles.kind}>{subject.kind === 'admin' ? 'account' : subject.kind}</span>{' '}
      {address === null ? words : <TextLink to={address}>{words}</TextLink>}
    </span>
  );
}

export interface AuditListProps {
  list: PagedList<AuditRecord>;
  filters: Filters<keyof typeof AUDIT_FILTERS>;
}

/** Who did what, when, to what: filtered, latest first. */
export function AuditList({ list, filters }: AuditListProps) {
  return (
    <>
      <FilterBar list="audit-log" filters={filters}>
        <SearchFilter label="Who (username or id)" name="actor" filters={filters} />
        <SelectFilter label="Kind" name="actorKind" filters={filters} options={ACTOR_OPTIONS} />
        <SearchFilter label="What (begins with)" name="action" filters={filters} />
        <SearchFilter label="To what (name or id)" name="subject" filters={filters} />
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
      <LoadMore list={list} />
    </>
  );
}
