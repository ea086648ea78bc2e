import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CollectorDataExportRequested,
  CollectorDeleted,
  CollectorsService,
  ResolveAuditSubjects,
} from '../identity';
import { DomainEvents } from '../platform';
import { PeopleStore } from './people.store';

/** Removes and exports what staff wrote about a collector as a person, and names people in the audit log. */
@Injectable()
export class PeopleListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly peopleStore: PeopleStore,
    private readonly collectorsService: CollectorsService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (requested) => this.export(requested));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.removeTagsAndNote(deleted));
    this.domainEvents.on(ResolveAuditSubjects, (subjects) =>
      subjects.add('person', (ids) => this.peopleStore.findNames(ids)),
    );
  }

  /** Only under a confirmed address: anyone can open an account with someone else's. */
  private async export({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const collector = await this.collectorsService.find(collectorId);
    if (!collector?.emailConfirmedAt) return;
    const person = await this.peopleStore.findByEmail(collector.email);
    if (!person) return;
    const tags = await this.peopleStore.findTags([person.id]);
    sections.set(
      'tagsOfTheGallery',
      tags.map(({ tag }) => tag),
    );
    sections.set('noteOfTheGallery', person.note);
  }

  /** The person goes by themselves once no table has the address, which may be later: open orders keep it. */
  private async removeTagsAndNote({ confirmedEmail }: CollectorDeleted): Promise<void> {
    const known = confirmedEmail === null ? null : await this.peopleStore.findByEmail(confirmedEmail);
    const person = known && (await this.peopleStore.lock(known.id));
    if (!person) return;
    await this.peopleStore.removeTags(person.id);
    await this.peopleStore.update(person.id, {
      note: '',
      noteBy: null,
      notedAt: null,
      version: person.version + 1,
    });
  }
}
