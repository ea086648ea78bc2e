import type { AuditRecord } from '@gallery/contracts';
import { EmptyState, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter, DateFilter } from '../../parts/filter-fields';
import { MorePages } from '../../parts/more-pages';
import { Moment } from '../../parts/moment';
import { pageOfThing } from '../../parts/page-of';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import { actorWords, deedWords, detailWords, shortId } from './audit-words';
import styles from './audit.module.css';

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
  { key: 'at', head: 'When', priority: 'sum', isOneLine: true, render: ({ at }) => <Moment at={at} /> },
  { key: 'actor', head: 'Who', priority: 'state', render: ({ actor }) => actorWords(actor) },
  {
    key: 'action',
    head: 'What',
    priority: 'first',
    isOneLine: true,
    render: ({ action }) => deedWords(action),
  },
  { key: 'subject', head: 'To what', priority: 'second', render: (entry) => <Subject entry={entry} /> },
  { key: 'details', head: 'Details', priority: 'other', render: ({ details }) => detailWords(details) },
  { key: 'device', head: 'With', priority: 'other', isOneLine: true, render: ({ device }) => device },
];

/** What it was done to, as people call it, with the way to its page. What is gone is called as it was then. */
function Subject({ entry: { subject, details } }: { entry: AuditRecord }) {
  if (!subject) return null;
  const title = typeof details?.['title'] === 'string' ? details['title'] : null;
  const address = subject.name === null && subject.kind !== 'settings' ? null : pageOfThing(subject, true);
  const words = subject.name ?? title ?? shortId(subject.id);
  return (
    <span title={subject.id}>
      <span className={styles.kind}>{subject.kind === 'admin' ? 'account' : subject.kind}</span>{' '}
      {address === null ? (
        words
      ) : (
        <WordLink render={(link) => <Link {...link} to={address} />}>{words}</WordLink>
      )}
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
      <FilterBar list="audit" filters={filters}>
        <SearchFilter label="Who (username or id)" name="actor" filters={filters} />
        <ChoiceFilter label="Kind" name="actorKind" filters={filters} options={ACTORS} />
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
      <MorePages list={list} />
    </>
  );
}
