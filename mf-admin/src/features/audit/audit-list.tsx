import { useTimeZone } from '@gallery/session';
import { TextLink } from '@gallery/ui';
import type { AuditRecord } from '@gallery/contracts';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, DateFilter, SearchFilter } from '../../components/filters/filter-fields';
import { dateColumn, textColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { auditSubjectAddress } from '../../components/navigation/admin-sections';
import { ActorName } from '../../components/session/actor-name';
import { ACTOR_OPTIONS, AREA_OPTIONS, type AuditFilterName } from './audit-filters';
import {
  actorLabel,
  actionLabel,
  detailLabels,
  settingsSectionLabel,
  shortId,
  subjectKindLabel,
} from './audit-labels';
import styles from './audit.module.css';

const COLUMNS: readonly Column<AuditRecord>[] = [
  dateColumn('at', 'When', { shape: 'full', priority: 'sum', isOneLine: true }),
  { key: 'actor', head: 'Who', priority: 'state', render: ({ actor }) => <Actor actor={actor} /> },
  {
    key: 'action',
    head: 'What',
    priority: 'first',
    isOneLine: true,
    render: ({ action }) => actionLabel(action),
  },
  { key: 'subject', head: 'Subject', priority: 'second', render: (entry) => <SubjectLink entry={entry} /> },
  {
    key: 'details',
    head: 'Details',
    priority: 'third',
    render: ({ details }) => <Details details={details} />,
  },
  textColumn('device', 'Device', { isOneLine: true }),
];

/** Who did it: staff by first name with their role, collectors by name. */
function Actor({ actor }: { actor: AuditRecord['actor'] }) {
  if (actor.name === null) return actorLabel(actor);
  return (
    <span title={actor.name}>
      <ActorName actor={actor.name} /> <span className={styles.kind}>{actor.kind}</span>
    </span>
  );
}

/** What changed, a line each. */
function Details({ details }: { details: AuditRecord['details'] }) {
  const timeZone = useTimeZone();
  return detailLabels(details, timeZone).map((text) => (
    <span key={text} className={styles.detail}>
      {text}
    </span>
  ));
}

/** What it was done to, as people call it, with the way to its page. What is gone keeps its last name. */
function SubjectLink({ entry: { subject, details } }: { entry: AuditRecord }) {
  if (!subject) return null;
  const title = typeof details?.['title'] === 'string' ? details['title'] : null;
  const address =
    subject.name === null && subject.kind !== 'settings' ? null : auditSubjectAddress(subject, true);
  const words =
    subject.name ??
    title ??
    (subject.kind === 'settings' ? settingsSectionLabel(subject.id) : shortId(subject.id));
  return (
    <span title={subject.id}>
      <span className={styles.kind}>{subjectKindLabel(subject.kind)}</span>{' '}
      {address === null ? words : <TextLink to={address}>{words}</TextLink>}
    </span>
  );
}

export type AuditListProps = Pick<RecordListProps<AuditRecord, AuditFilterName>, 'list' | 'filters'>;

/** Who did what, when, to what: filtered, latest first. */
export function AuditList({ list, filters }: AuditListProps) {
  return (
    <>
      <FilterBar list="audit-log" filters={filters}>
        <SearchFilter label="Username" name="actor" filters={filters} />
        <SelectFilter label="Role" name="actorKind" filters={filters} options={ACTOR_OPTIONS} />
        <SelectFilter label="Action" name="action" filters={filters} options={AREA_OPTIONS} />
        <SearchFilter label="Subject (name or ID)" name="subject" filters={filters} />
        <DateFilter label="From" name="from" filters={filters} />
        <DateFilter label="To" name="to" filters={filters} />
      </FilterBar>
      <DataTable
        label="Audit log"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        subject="the audit log"
        failed="The audit log could not be loaded."
        empty="Nothing recorded yet."
        narrowed={{ filters, text: 'No entries match these filters.' }}
      />
    </>
  );
}
