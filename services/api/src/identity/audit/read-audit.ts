import { Injectable } from '@nestjs/common';
import { csvFile, inBatches, type CsvValue } from '../../platform';
import { AuditLogStore, type NamedEntry } from './audit-log.store';
import type { AuditPage, AuditRecord } from './dto/audit-page.dto';
import type { AuditQuery } from './dto/audit-query.dto';

const PAGE = 50;

/** Which entries are wanted. */
export type AuditFilter = Omit<AuditQuery, 'cursor' | 'limit'>;

const COLUMNS = ['At (UTC)', 'Kind', 'User name', 'Who', 'What', 'To what', 'Id', 'Device', 'Details'];

/** Reads the audit log for the console, a page at a time, or everything that matches as CSV. */
@Injectable()
export class ReadAudit {
  constructor(private readonly store: AuditLogStore) {}

  async page(query: AuditQuery): Promise<AuditPage> {
    const limit = query.limit ?? PAGE;
    const found = await this.store.page(query, limit);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(presentEntry),
      total: await this.store.total(query),
      nextCursor: last ? cursorAfter(last) : null,
    };
  }

  /** Everything that matches, latest first. */
  csv(filter: AuditFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches(filter: AuditFilter): AsyncGenerator<CsvValue[][]> {
    const pages = inBatches<NamedEntry>(async (last, limit) => {
      const found = await this.store.page(last ? { ...filter, cursor: cursorAfter(last) } : filter, limit);
      return found.slice(0, limit);
    });
    for await (const entries of pages) yield entries.map(csvValues);
  }
}

/** Where the log goes on after this entry. */
const cursorAfter = ({ at, id }: NamedEntry): string => `${at.getTime()}-${id}`;

const csvValues = (entry: NamedEntry): CsvValue[] => [
  entry.at,
  entry.actorKind,
  entry.admin?.username ?? null,
  entry.actorId,
  entry.action,
  entry.subjectKind,
  entry.subjectId,
  entry.device,
  entry.details === null ? null : JSON.stringify(entry.details),
];

const presentEntry = (entry: NamedEntry): AuditRecord => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor: { kind: entry.actorKind, id: entry.actorId, username: entry.admin?.username ?? null },
  action: entry.action,
  subject:
    entry.subjectKind === null || entry.subjectId === null
      ? null
      : { kind: entry.subjectKind, id: entry.subjectId },
  device: entry.device,
  details: entry.details === null ? null : { ...entry.details },
});
