import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform';
import { CollectorStore } from '../collector.store';
import { AdminStore } from '../staff/admin.store';
import { plainUsername } from '../staff/username';
import { SubjectSought, SubjectsNamed, type AuditThing } from './subjects.events';

/** What people call the things of the audit log: one query a kind, whatever the number of entries. */
@Injectable()
export class SubjectNames implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly admins: AdminStore,
    private readonly collectors: CollectorStore,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, async (named) => {
      await named.add('admin', (ids) => this.admins.usernamesOf(ids));
      await named.add('collector', (ids) => this.collectors.namesOf(ids));
    });
    this.events.on(SubjectSought, async ({ name, ids }) => {
      const admin = await this.admins.named(plainUsername(name));
      if (admin) ids.push(admin.id);
    });
  }

  async of(things: readonly AuditThing[]): Promise<Pick<SubjectsNamed, 'nameOf'>> {
    const named = new SubjectsNamed(things);
    await this.events.publish(named);
    return named;
  }

  /** Ids of the things that have this name, and the name itself, which may be an id. */
  async idsOf(name: string): Promise<string[]> {
    const sought = new SubjectSought(name);
    await this.events.publish(sought);
    return [name, ...sought.ids];
  }
}
