import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { Database, filterEnd, filterStart, readAfter, Settings, type TimeCursor } from '../../platform';
import { AuditEntryEntity } from './audit-entry.entity';
import type { AuditLogQuery } from './dto/audit-log.dto';

/** Which entries to list; `subjects` are ids, null for all. */
export type AuditEntryFilter = Omit<AuditLogQuery, 'subject' | 'cursor' | 'limit'> & {
  subjects: readonly string[] | null;
};

/** Every query that lists the audit log. */
@Injectable()
export class AuditLogStore {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Latest first, starting after the cursor. */
  async page(
    filter: AuditEntryFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<AuditEntryEntity[]> {
    return readAfter(this.filtered(filter), { at: 'entry.at', id: 'entry.id' }, cursor, limit).getMany();
  }

  /** The only change that the audit log's trigger allows. @returns how many entries lost the name of their device */
  async removeDevicesBefore(before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      'UPDATE audit_log SET device = NULL WHERE device IS NOT NULL AND at < ? LIMIT ?',
      [before, limit],
    );
    return affectedRows;
  }

  async count(filter: AuditEntryFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  /** Names of subjects, through the queries of the modules that know them. One query. */
  async readNames(
    parts: readonly { sql: string; values: unknown[] }[],
  ): Promise<{ kind: string; id: string; name: string }[]> {
    if (parts.length === 0) return [];
    return this.database.manager.query(
      parts.map(({ sql }) => sql).join(' UNION ALL '),
      parts.flatMap(({ values }) => values),
    );
  }

  /** Ids of subjects, through the queries of the modules that know their names. One query. */
  async findSubjectIds(parts: readonly { sql: string; values: unknown[] }[]): Promise<string[]> {
    const rows = await this.database.manager.query<{ id: string }[]>(
      parts.map(({ sql }) => sql).join(' UNION ALL '),
      parts.flatMap(({ values }) => values),
    );
    return rows.map(({ id }) => id);
  }

  private filtered({
    actorKind,
    actor,
    action,
    subjectKind,
    subjects,
    from,
    to,
  }: AuditEntryFilter): SelectQueryBuilder<AuditEntryEntity> {
    const entries = this.database.manager.createQueryBuilder(AuditEntryEntity, 'entry');
    if (actorKind) entries.andWhere('entry.actorKind = :actorKind', { actorKind });
    if (actor)
      entries.andWhere(
        new Brackets((either) =>
          either
            .where('entry.actorId = CONVERT(:actor USING ascii)', { actor })
            .orWhere('entry.actorId = (SELECT admin.id FROM admins admin WHERE admin.username = :username)', {
              username: actor.toLowerCase(),
            }),
        ),
      );
    if (action)
      entries.andWhere('entry.action LIKE CONVERT(:action USING ascii)', { action: prefixPattern(action) });
    if (subjectKind)
      entries.andWhere('entry.subjectKind = CONVERT(:subjectKind USING ascii)', { subjectKind });
    if (subjects) entries.andWhere('entry.subjectId IN (:...subjects)', { subjects });
    const { timeZone } = this.settings.brand;
    if (from) entries.andWhere('entry.at >= :from', { from: filterStart(from, timeZone) });
    if (to) entries.andWhere('entry.at < :to', { to: filterEnd(to, timeZone) });
    return entries;
  }
}

/** A prefix pattern with wildcards escaped. The admin shows the separators between words as spaces. */
const prefixPattern = (text: string): string =>
  `${text.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(' ', '_')}%`;
