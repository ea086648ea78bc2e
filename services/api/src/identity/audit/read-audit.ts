import { Injectable } from '@nestjs/common';
import { csvFile, inBatches, type CsvValue } from '../../platform';
import type { AuditEntry } from './audit-entry.entity';
import { AuditLogStore, type SoughtEntries } from './audit-log.store';
import type { AuditPage, AuditRecord } from './dto/audit-page.dto';
import type { AuditQuery } from './dto/audit-query.dto';
import { SubjectNames } from './subject-names';
import { subjectOf } from './subjects.events';

const PAGE = 50;

/** Which entries are wanted. */
export type AuditFilter = Omit<AuditQuery, 'cursor' | 'limit'>;

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
export class ReadAudit {
  constructor(
    private readonly store: AuditLogStore,
    private readonly names: SubjectNames,
  ) {}

  async page(query: AuditQuery): Promise<AuditPage> {
    const limit = query.limit ?? PAGE;
    const sought = await this.sought(query);
    const [found, total] = await Promise.all([this.store.page(sought, limit), this.store.total(sought)]);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: await this.named(shown),
      total,
      nextCursor: last ? cursorAfter(last) : null,
    };
  }

  /** Everything that matches, latest first. */
  csv(filter: AuditFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches(filter: AuditFilter): AsyncGenerator<CsvValue[][]> {
    const sought = await this.sought(filter);
    const pages = inBatches<AuditEntry>(async (last, limit) => {
      const found = await this.store.page(last ? { ...sought, cursor: cursorAfter(last) } : sought, limit);
      return found.slice(0, limit);
    });
    for await (const entries of pages) yield (await this.named(entries)).map(csvValues);
  }

  /** What people name is looked for by its ids. */
  private async sought({ subject, ...query }: AuditQuery): Promise<SoughtEntries> {
    return { ...query, subjects: subject ? await this.names.idsOf(subject) : null };
  }

  private async named(entries: readonly AuditEntry[]): Promise<AuditRecord[]> {
    const things = entries.flatMap((entry) => [actorOf(entry), subjectOf(entry)]);
    const named = await this.names.of(things.filter((thing) => thing !== null));
    return entries.map((entry) => {
      const actor = actorOf(entry);
      const subject = subjectOf(entry);
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
const cursorAfter = ({ at, id }: AuditEntry): string => `${at.getTime()}-${id}`;

/** Owner and staff have accounts of one kind; what the gallery does by itself has none. */
const actorOf = ({ actorKind, actorId: id }: AuditEntry) =>
  id === null ? null : { kind: actorKind === 'collector' ? 'collector' : 'admin', id };

const csvValues = ({ at, actor, action, subject, device, details }: AuditRecord): CsvValue[] => [
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
