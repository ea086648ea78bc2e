import { Injectable } from '@nestjs/common';
import {
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  type KeysetList,
  type CsvColumns,
} from '../../platform';
import { AuditLogStore } from './audit-log.store';
import type { AuditEntryEntity } from './audit-entry.entity';
import type { AuditPage, AuditRecord, AuditLogQuery } from './dto/audit-log.dto';
import { AuditSubjectResolver, auditSubjectOf } from './audit-subject.resolver';

/** Columns of the audit log's CSV file. */
const AUDIT_LOG_COLUMNS: CsvColumns<AuditRecord> = [
  ['Time', ({ at }) => at, 'time'],
  ['Actor type', ({ actor }) => actor.kind],
  ['User name', ({ actor }) => actor.name],
  ['Actor ID', ({ actor }) => actor.id],
  ['Action', ({ action }) => action],
  ['Record type', ({ subject }) => subject?.kind ?? null],
  ['Record', ({ subject }) => subject?.name ?? null],
  ['Record ID', ({ subject }) => subject?.id ?? null],
  ['Device', ({ device }) => device],
  ['Details', ({ details }) => (details === null ? null : JSON.stringify(details))],
];

/** Reads the audit log for the admin, a page at a time, or everything that matches as CSV. */
@Injectable()
export class AuditLogQueries {
  constructor(
    private readonly auditLogStore: AuditLogStore,
    private readonly auditSubjectResolver: AuditSubjectResolver,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list */
  async list(query: AuditLogQuery): Promise<AuditPage> {
    return listPage(await this.keysetList(query), query, (entries) => this.withNames(entries));
  }

  /** Everything that matches, latest first. */
  async exportCsv(query: AuditLogQuery): Promise<AsyncGenerator<string>> {
    return listCsv(
      AUDIT_LOG_COLUMNS,
      await this.keysetList(query),
      (entries) => this.withNames(entries),
      this.settings.brand.timeZone,
    );
  }

  /** Subjects are searched by their ids. */
  private async keysetList({ subject, ...query }: AuditLogQuery): Promise<KeysetList<AuditEntryEntity>> {
    const subjects = subject ? await this.auditSubjectResolver.findByName(subject) : null;
    const filter = { ...query, subjects };
    return {
      read: (cursor, limit) => this.auditLogStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.auditLogStore.count(filter),
      cursorOf: ({ at, id }) => [at, id],
    };
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

/** The owner and staff have the same kind of account, devices their own; the system has none. */
const auditActorOf = ({ actorKind, actorId: id }: AuditEntryEntity) =>
  id === null ? null : { kind: actorKind === 'owner' || actorKind === 'staff' ? 'admin' : actorKind, id };
