import { Injectable } from '@nestjs/common';
import { csvFile, decodeTimeCursor, DEFAULT_PAGE_SIZE, inBatches, page, type CsvValue } from '../../platform';
import type { AuditEntryEntity } from './audit-entry.entity';
import { AuditLogStore, type AuditEntryFilter } from './audit-log.store';
import type { AuditPage, AuditRecord, AuditLogQuery } from './dto/audit-log.dto';
import { AuditSubjectResolver, auditSubjectOf } from './audit-subject.resolver';

/** Which entries to list. */
type AuditFilter = Omit<AuditLogQuery, 'cursor' | 'limit'>;

const COLUMNS = [
  'At (UTC)',
  'Kind',
  'User name',
  'Who',
  'What',
  'To what',
  'Name',
  'Id',
  'Device',
  'Details',
];

/** Reads the audit log for the admin, a page at a time, or everything that matches as CSV. */
@Injectable()
export class AuditLogQueries {
  constructor(
    private readonly auditLogStore: AuditLogStore,
    private readonly auditSubjectResolver: AuditSubjectResolver,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list */
  async list({ cursor, limit = DEFAULT_PAGE_SIZE, ...query }: AuditLogQuery): Promise<AuditPage> {
    const filter = await this.resolveFilter(query);
    const [found, total] = await Promise.all([
      this.auditLogStore.page(filter, decodeTimeCursor(cursor), limit + 1),
      this.auditLogStore.count(filter),
    ]);
    const { rows, nextCursor } = page(found, limit, ({ at, id }) => [at, id]);
    return { items: await this.withNames(rows), total, nextCursor };
  }

  /** Everything that matches, latest first. */
  exportCsv(filter: AuditFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches(filter: AuditFilter): AsyncGenerator<CsvValue[][]> {
    const resolved = await this.resolveFilter(filter);
    const pages = inBatches<AuditEntryEntity>((last, limit) =>
      this.auditLogStore.page(resolved, last && { at: last.at, id: last.id }, limit),
    );
    for await (const entries of pages) yield (await this.withNames(entries)).map(toCsvRow);
  }

  /** Subjects are searched for by their ids. */
  private async resolveFilter({ subject, ...query }: AuditFilter): Promise<AuditEntryFilter> {
    return { ...query, subjects: subject ? await this.auditSubjectResolver.findByName(subject) : null };
  }

  private async withNames(entries: readonly AuditEntryEntity[]): Promise<AuditRecord[]> {
    const subjects = entries.flatMap((entry) => [auditActorOf(entry), auditSubjectOf(entry)]);
    const names = await this.auditSubjectResolver.resolveNames(subjects.filter((thing) => thing !== null));
    return entries.map((entry) => {
      const actor = auditActorOf(entry);
      const subject = auditSubjectOf(entry);
      return {
        id: entry.id,
        at: entry.at.toISOString(),
        actor: { kind: entry.actorKind, id: entry.actorId, name: actor && names.nameOf(actor) },
        action: entry.action,
        subject: subject && { ...subject, name: names.nameOf(subject) },
        device: entry.device,
        details: entry.details === null ? null : { ...entry.details },
      };
    });
  }
}

/** Owner and staff have the same kind of account; the system has none. */
const auditActorOf = ({ actorKind, actorId: id }: AuditEntryEntity) =>
  id === null ? null : { kind: actorKind === 'collector' ? 'collector' : 'admin', id };

const toCsvRow = ({ at, actor, action, subject, device, details }: AuditRecord): CsvValue[] => [
  new Date(at),
  actor.kind,
  actor.name,
  actor.id,
  action,
  subject?.kind ?? null,
  subject?.name ?? null,
  subject?.id ?? null,
  device,
  details === null ? null : JSON.stringify(details),
];
