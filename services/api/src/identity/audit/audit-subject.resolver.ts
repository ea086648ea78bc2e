import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform';
import { CollectorsStore } from '../collectors/collectors.store';
import { AdminsStore } from '../staff/admins.store';
import { normalizeUsername } from '../account-names';
import type { AuditEntryEntity } from './audit-entry.entity';

/** What something was done to, or who did it. */
interface AuditSubjectRef {
  kind: string;
  id: string;
}

/**
 * People read the audit log: each module says what they call its own things. Published outside of any change;
 * subscribers read only.
 */
export class ResolveAuditSubjects {
  private readonly names = new Map<string, string>();

  constructor(private readonly things: readonly AuditSubjectRef[]) {}

  /** `read` is asked once for all things of the kind, and not at all where there is none. */
  async add(
    kind: string,
    read: (ids: string[]) => Promise<Iterable<readonly [id: string, name: string]>>,
  ): Promise<void> {
    const ids = new Set(this.things.filter((thing) => thing.kind === kind).map(({ id }) => id));
    if (ids.size === 0) return;
    for (const [id, name] of await read([...ids])) this.names.set(subjectKey({ kind, id }), name);
  }

  /** Null for what nobody has named, or what is gone. */
  nameOf(thing: AuditSubjectRef): string | null {
    return this.names.get(subjectKey(thing)) ?? null;
  }
}

/** Somebody asks the audit log about a thing under the name that people call it by: each module adds the ids it knows. */
export class FindAuditSubject {
  readonly ids: string[] = [];

  constructor(readonly name: string) {}
}

/** What an entry is about; null where it is about nothing in particular. */
export const auditSubjectOf = ({
  subjectKind: kind,
  subjectId: id,
}: Pick<AuditEntryEntity, 'subjectKind' | 'subjectId'>): AuditSubjectRef | null =>
  kind === null || id === null ? null : { kind, id };

const subjectKey = ({ kind, id }: AuditSubjectRef): string => `${kind} ${id}`;

/** What people call the things of the audit log: one query a kind, whatever the number of entries. */
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

  /** Ids of the things that have this name, and the name itself, which may be an id. */
  async findByName(name: string): Promise<string[]> {
    const search = new FindAuditSubject(name);
    await this.domainEvents.publish(search);
    return [name, ...search.ids];
  }
}
