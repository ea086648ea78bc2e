import type { CsvColumns } from '../../platform';
import type { AuditRecord } from './dto/audit-log.dto';

/** Columns of the audit log's CSV file. */
export const AUDIT_LOG_COLUMNS: CsvColumns<AuditRecord> = [
  ['At (UTC)', ({ at }) => new Date(at)],
  ['Kind', ({ actor }) => actor.kind],
  ['User name', ({ actor }) => actor.name],
  ['Who', ({ actor }) => actor.id],
  ['What', ({ action }) => action],
  ['To what', ({ subject }) => subject?.kind ?? null],
  ['Name', ({ subject }) => subject?.name ?? null],
  ['Id', ({ subject }) => subject?.id ?? null],
  ['Device', ({ device }) => device],
  ['Details', ({ details }) => (details === null ? null : JSON.stringify(details))],
];
