import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform';
import { CollectorsStore } from '../collectors/collectors.store';
import { AdminsStore } from '../staff/admins.store';
import { normalizeUsername } from '../accounts';
import type { AuditEntryEntity } from './audit-entry.entity';

/** The subject or actor of an entry. */
interface AuditSubjectRef {
  kind: string;
  id: string;
}

/**
 * Asks each module for the names of its own subjects in the audit log. Published outside of any transaction; listeners
 * only read.
 */
export class ResolveAuditSubjects {
  private readonly names = new Map<string, string>();

  constructor(private readonly things: readonly AuditSubjectRef[]) {}

  /** `read` is called once for all subjects of the kind, and not at all without any. */
  async add(
    kind: string,
    read: (ids: string[]) => Promise<Iterable<readonly [id: string, name: string]>>,
  ): Promise<void> {
    const ids = new Set(this.things.filter((thing) => thing.kind === kind).map(({ id }) => id));
    if (ids.size === 0) return;
    for (const [id, name] of await read([...ids])) this.names.set(subjectKey({ kind, id }), name);
  }

  /** Null for subjects without a name, or that are gone. */
  nameOf(thing: AuditSubjectRef): string | null {
    return this.names.get(subjectKey(thing)) ?? null;
  }
}

/** Asks each module for the ids of subjects with this name. */
export class FindAuditSubject {
  readonly ids: string[] = [];

  constructor(readonly name: string) {}
}

/** The subject of an entry; null without one. */
export const auditSubjectOf = ({
  subjectKind: kind,
  subjectId: id,
}: Pick<AuditEntryEntity, 'subjectKind' | 'subjectId'>): AuditSubjectRef | null =>
  kind === null || id === null ? null : { kind, id };

const subjectKey = ({ kind, id }: AuditSubjectRef): string => `${kind} ${id}`;

/** Names the subjects of the audit log: one query per kind, whatever the number of entries. */
@Injectable()
export class AuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly adminsStore: AdminsStore,
    private readonly collectorsStore: CollectorsStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (names) => {
      await names.add('admin', (ids) => this.adminsStore.findUsernames(ids));
      await names.add('collector', (ids) => this.collectorsStore.findNames(ids));
    });
    this.domainEvents.on(FindAuditSubject, async ({ name, ids }) => {
      const admin = await this.adminsStore.findByUsername(normalizeUsername(name));
      if (admin) ids.push(admin.id);
    });
  }

  async resolveNames(subjects: readonly AuditSubjectRef[]): Promise<Pick<ResolveAuditSubjects, 'nameOf'>> {
    const names = new ResolveAuditSubjects(subjects);
    await this.domainEvents.publish(names);
    return names;
  }

  /** Ids of the subjects with this name, and the name itself, which may be an id. */
  async findByName(name: string): Promise<string[]> {
    const search = new FindAuditSubject(name);
    await this.domainEvents.publish(search);
    return [name, ...search.ids];
  }
}
