import { Injectable } from '@nestjs/common';
import { AuditLogStore, type NamedEntry } from './audit-log.store';
import type { AuditPage, AuditRecord } from './dto/audit-page.dto';
import type { AuditQuery } from './dto/audit-query.dto';

const PAGE = 50;

/** Reads the audit log for the console, a page at a time. */
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
      nextCursor: last ? `${last.at.getTime()}-${last.id}` : null,
    };
  }
}

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
