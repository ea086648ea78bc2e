import { TextLink } from '@gallery/ui';
import type { AuditRecord } from '@gallery/contracts';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, DateFilter, SearchFilter } from '../../components/filters/filter-fields';
import { filterOptions } from '../../components/filters/filter-parser';
import { dateColumn, textColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { auditSubjectAddress } from '../../components/navigation/admin-sections';
import { actorLabel, actionLabel, detailsLabel, shortId, subjectKindLabel } from './audit-labels';
import styles from './audit.module.css';

/** Every filter of the log; an empty text does not narrow it. */
export const AUDIT_FILTERS = { actor: '', actorKind: '', action: '', subject: '', from: '', to: '' };

const ACTOR_OPTIONS = filterOptions({
  owner: 'Owner',
  staff: 'Staff',
  collector: 'Collectors',
  system: 'The gallery itself',
  device: 'Device',
  nobody: 'Unknown',
});

const COLUMNS: readonly Column<AuditRecord>[] = [
  dateColumn('at', 'When', { shape: 'full', priority: 'sum', isOneLine: true }),
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
  textColumn('device', 'With', { isOneLine: true }),
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
      <span className={styles.kind}>{subjectKindLabel(subject.kind)}</span>{' '}
      {address === null ? words : <TextLink to={address}>{words}</TextLink>}
    </span>
  );
}

export type AuditListProps = Pick<
  RecordListProps<AuditRecord, keyof typeof AUDIT_FILTERS>,
  'list' | 'filters'
>;

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
        subject="the audit log"
        failed="The audit log could not be read."
        empty="Nothing has been done yet."
        narrowed={{ filters, text: 'No entries match.' }}
      />
    </>
  );
}
