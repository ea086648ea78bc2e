import { Injectable } from '@nestjs/common';
import { csvFile, inBatches, type CsvValue } from '../../platform';
import type { AuditEntryEntity } from './audit-entry.entity';
import { AuditLogStore, type AuditEntryFilter } from './audit-log.store';
import type { AuditPage, AuditRecord, AuditLogQuery } from './dto/audit-log.dto';
import { AuditSubjectResolver, auditSubjectOf } from './audit-subject.resolver';

const DEFAULT_PAGE_SIZE = 50;

/** Which entries are wanted. */
export type AuditFilter = Omit<AuditLogQuery, 'cursor' | 'limit'>;

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

/** Reads the audit log for the console, a page at a time, or everything that matches as CSV. */
@Injectable()
export class AuditLogQueries {
  constructor(
    private readonly auditLogStore: AuditLogStore,
    private readonly auditSubjectResolver: AuditSubjectResolver,
  ) {}

  async list(query: AuditLogQuery): Promise<AuditPage> {
    const limit = query.limit ?? DEFAULT_PAGE_SIZE;
    const sought = await this.resolveFilter(query);
    const [found, total] = await Promise.all([
      this.auditLogStore.page(sought, limit),
      this.auditLogStore.count(sought),
    ]);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: await this.withNames(shown),
      total,
      nextCursor: last ? encodeAuditCursor(last) : null,
    };
  }

  /** Everything that matches, latest first. */
  exportCsv(filter: AuditFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches(filter: AuditFilter): AsyncGenerator<CsvValue[][]> {
    const sought = await this.resolveFilter(filter);
    const pages = inBatches<AuditEntryEntity>(async (last, limit) => {
      const found = await this.auditLogStore.page(
        last ? { ...sought, cursor: encodeAuditCursor(last) } : sought,
        limit,
      );
      return found.slice(0, limit);
    });
    for await (const entries of pages) yield (await this.withNames(entries)).map(toCsvRow);
  }

  /** What people name is looked for by its ids. */
  private async resolveFilter({ subject, ...query }: AuditLogQuery): Promise<AuditEntryFilter> {
    return { ...query, subjects: subject ? await this.auditSubjectResolver.findByName(subject) : null };
  }

  private async withNames(entries: readonly AuditEntryEntity[]): Promise<AuditRecord[]> {
    const things = entries.flatMap((entry) => [auditActorOf(entry), auditSubjectOf(entry)]);
    const named = await this.auditSubjectResolver.resolveNames(things.filter((thing) => thing !== null));
    return entries.map((entry) => {
      const actor = auditActorOf(entry);
      const subject = auditSubjectOf(entry);
      return {
        id: entry.id,
        at: entry.at.toISOString(),
        actor: { kind: entry.actorKind, id: entry.actorId, name: actor && named.nameOf(actor) },
        action: entry.action,
        subject: subject && { ...subject, name: named.nameOf(subject) },
        device: entry.device,
        details: entry.details === null ? null : { ...entry.details },
      };
    });
  }
}

/** Where the log goes on after this entry. */
const encodeAuditCursor = ({ at, id }: AuditEntryEntity): string => `${at.getTime()}-${id}`;

/** Owner and staff have accounts of one kind; what the gallery does by itself has none. */
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
