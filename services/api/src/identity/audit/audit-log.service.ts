import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@gallery/contracts';
import { v7 as uuid } from 'uuid';
import {
  activityPart,
  type ActivityPart,
  Clock,
  Database,
  DomainEvents,
  RecordChanged,
} from '../../platform';
import { AuditEntryEntity, type ActorKind } from './audit-entry.entity';

/** Something to be recorded in the audit log. */
export interface NewAuditEntry {
  /** `password.changed`, `artwork.opened`: the subject and what was done to it. */
  action: AuditAction;
  actor: { kind: ActorKind; id?: string };
  subject?: { kind: string; id: string };
  /** The browser's name; never a network address. */
  device?: string;
  /** Plain JSON, without secrets and without personal data. */
  details?: Record<string, unknown>;
}

/** An audit entry as other modules read it. */
export type AuditHistoryEntry = Readonly<Pick<AuditEntryEntity, 'at' | 'action' | 'device' | 'details'>>;

/** The audit log: entries are added in the transaction that makes the recorded change, and never changed or removed. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async record({ action, actor, subject, device, details }: NewAuditEntry): Promise<void> {
    await this.database.manager.insert(AuditEntryEntity, {
      id: uuid(),
      at: this.clock.now(),
      actorKind: actor.kind,
      actorId: actor.id ?? null,
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      device: device ?? null,
      details: details ?? null,
    });
    if (!subject) return;
    const staffId = actor.kind === 'owner' || actor.kind === 'staff' ? actor.id : undefined;
    await this.domainEvents.publish(
      new RecordChanged(subject, staffId === undefined ? undefined : { action, staffId }),
    );
  }

  /**
   * What the owner and staff did most recently, without their sign-ins.
   * @param others kinds of subjects to leave out
   */
  latestByStaff(limit: number, { others }: { others: string[] }): ActivityPart {
    return activityPart(
      `SELECT id, at, action, actor_kind AS actor, actor_id AS actorId, subject_kind AS subjectKind,
         subject_id AS subjectId, ${textOfDetail('title')} AS subjectName, ${textOfDetail('to')} AS status
       FROM audit_log
       WHERE actor_kind IN ('owner', 'staff') AND action NOT LIKE 'session.%'
         AND (subject_kind IS NULL OR subject_kind NOT IN (?))
       ORDER BY id DESC LIMIT ?`,
      [others, limit],
    );
  }

  /** A collector's entries, oldest first, for their export. */
  async findForCollector(id: string): Promise<AuditHistoryEntry[]> {
    return this.database.manager.find(AuditEntryEntity, {
      where: { subjectKind: 'collector', subjectId: id },
      order: { at: 'ASC', id: 'ASC' },
    });
  }
}

/** A detail that is a text, as SQL; null when it is something else. */
const textOfDetail = (name: string): string =>
  `IF(JSON_TYPE(JSON_EXTRACT(details, '$.${name}')) = 'STRING', JSON_UNQUOTE(JSON_EXTRACT(details, '$.${name}')), NULL)`;

/** The old and the new value of each field that changed, for the audit log. */
export type AuditedChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * Old and new values of the fields that differ. The log keeps no personal data, so texts that people write are left
 * out: only numbers, switches and the texts of the fields in `words` are included.
 * @returns undefined when nothing differs
 * @param words fields whose texts come from a fixed set, or are public titles
 */
export function auditedChanges(
  before: object,
  after: object,
  words: readonly string[] = [],
): AuditedChanges | undefined {
  const old = new Map<string, unknown>(Object.entries(before));
  const isTold = (field: string, value: unknown): boolean =>
    value === null ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && words.includes(field));
  const changes = Object.fromEntries(
    Object.entries(after)
      .map(([field, to]: [string, unknown]) => [field, { from: old.get(field) ?? null, to }] as const)
      // A version only counts changes and is not a change itself.
      .filter(
        ([field, { from, to }]) =>
          field !== 'version' && from !== to && isTold(field, from) && isTold(field, to),
      ),
  );
  return Object.keys(changes).length > 0 ? changes : undefined;
}
