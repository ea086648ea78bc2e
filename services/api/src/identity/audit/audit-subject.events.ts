import type { AuditEntryEntity } from './audit-entry.entity';

/** What something was done to, or who did it. */
export interface AuditSubjectRef {
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
