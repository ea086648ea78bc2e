import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform';
import { normalizeUsername } from '../accounts';
import type { AuditEntryEntity } from './audit-entry.entity';
import { AuditLogStore } from './audit-log.store';

/** The subject or actor of an entry. */
interface AuditSubjectRef {
  kind: string;
  id: string;
}

/** The kind under which first names of staff are looked up, by id and by username. */
export const STAFF_FIRST_NAME = 'staff_first_name';

/** Asks each module how to read the names of its own subjects in the audit log. Published outside any transaction. */
export class ResolveAuditSubjects {
  /** The queries for the requested kinds. */
  readonly parts: { sql: string; values: unknown[] }[] = [];

  constructor(private readonly things: readonly AuditSubjectRef[]) {}

  /** @param named selects the columns `id` and `name` of all subjects of the kind, but is read for only some of them */
  add(kind: string, named: string): void {
    const ids = new Set(this.things.filter((thing) => thing.kind === kind).map(({ id }) => id));
    if (ids.size === 0) return;
    this.parts.push({
      // A union needs one collation.
      sql: `SELECT ? AS kind, CONVERT(id USING utf8mb4) COLLATE utf8mb4_bin AS id,
        CONVERT(name USING utf8mb4) COLLATE utf8mb4_bin AS name FROM (${named}) named WHERE id IN (?)`,
      values: [kind, [...ids]],
    });
  }
}

/** Names of subjects. */
interface AuditSubjectNames {
  /** Null for subjects that have no name or no longer exist. */
  nameOf(thing: AuditSubjectRef): string | null;
}

/** Asks each module how to find its subjects with this name. Published outside any transaction. */
export class FindAuditSubject {
  /** The queries of all modules. */
  readonly parts: { sql: string; values: unknown[] }[] = [];

  constructor(readonly name: string) {}

  /**
   * @param ids selects the column `id` of the subjects that are called `?`
   * @param name as those subjects are called
   */
  add(ids: string, name = this.name): void {
    this.parts.push({
      // A union needs one collation.
      sql: `SELECT CONVERT(id USING utf8mb4) COLLATE utf8mb4_bin AS id FROM (${ids}) named`,
      values: [name],
    });
  }
}

/** The subject of an entry; null without one. */
export const auditSubjectOf = ({
  subjectKind: kind,
  subjectId: id,
}: Pick<AuditEntryEntity, 'subjectKind' | 'subjectId'>): AuditSubjectRef | null =>
  kind === null || id === null ? null : { kind, id };

const subjectKey = ({ kind, id }: AuditSubjectRef): string => `${kind} ${id}`;

/** Names the subjects of the audit log in one query, whatever the number of entries and kinds. */
@Injectable()
export class AuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly auditLogStore: AuditLogStore,
    private readonly domainEvents: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) => {
      subjects.add('admin', 'SELECT id, username AS name FROM admins');
      subjects.add(
        STAFF_FIRST_NAME,
        'SELECT id, first_name AS name FROM admins UNION ALL SELECT username, first_name FROM admins',
      );
      subjects.add('collector', "SELECT id, CONCAT(first_name, ' ', last_name) AS name FROM collectors");
    });
    this.domainEvents.on(FindAuditSubject, async (search) =>
      search.add('SELECT id FROM admins WHERE username = ?', normalizeUsername(search.name)),
    );
  }

  async resolveNames(subjects: readonly AuditSubjectRef[]): Promise<AuditSubjectNames> {
    const asked = new ResolveAuditSubjects(subjects);
    await this.domainEvents.publish(asked);
    const names = new Map(
      (await this.auditLogStore.readNames(asked.parts)).map(({ name, ...thing }) => [
        subjectKey(thing),
        name,
      ]),
    );
    return { nameOf: (thing) => names.get(subjectKey(thing)) ?? null };
  }

  /** Ids of the subjects with this name, and the name itself, which may be an id. One query, whatever the number of kinds. */
  async findByName(name: string): Promise<string[]> {
    const search = new FindAuditSubject(name);
    await this.domainEvents.publish(search);
    return [name, ...(await this.auditLogStore.findSubjectIds(search.parts))];
  }
}
