import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform';
import { CollectorsStore } from '../collectors/collectors.store';
import { AdminsStore } from '../staff/admins.store';
import { normalizeUsername } from '../staff/username';
import { FindAuditSubject, ResolveAuditSubjects, type AuditSubjectRef } from './audit-subject.events';

/** What people call the things of the audit log: one query a kind, whatever the number of entries. */
@Injectable()
export class AuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly adminsStore: AdminsStore,
    private readonly collectorsStore: CollectorsStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (named) => {
      await named.add('admin', (ids) => this.adminsStore.findUsernames(ids));
      await named.add('collector', (ids) => this.collectorsStore.findNames(ids));
    });
    this.domainEvents.on(FindAuditSubject, async ({ name, ids }) => {
      const admin = await this.adminsStore.findByUsername(normalizeUsername(name));
      if (admin) ids.push(admin.id);
    });
  }

  async resolveNames(things: readonly AuditSubjectRef[]): Promise<Pick<ResolveAuditSubjects, 'nameOf'>> {
    const named = new ResolveAuditSubjects(things);
    await this.domainEvents.publish(named);
    return named;
  }

  /** Ids of the things that have this name, and the name itself, which may be an id. */
  async findByName(name: string): Promise<string[]> {
    const sought = new FindAuditSubject(name);
    await this.domainEvents.publish(sought);
    return [name, ...sought.ids];
  }
}
