import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CollectorDataExportRequested,
  CollectorDeleted,
  CollectorEmailConfirmed,
  CollectorsService,
  ResolveAuditSubjects,
} from '../identity';
import { DomainEvents } from '../platform';
import { PeopleRefreshService } from './people-refresh.service';
import { PeopleStore } from './people.store';

/** Removes and exports what staff wrote about a collector as a person, and names people in the audit log. */
@Injectable()
export class PeopleListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly peopleStore: PeopleStore,
    private readonly peopleRefreshService: PeopleRefreshService,
    private readonly collectorsService: CollectorsService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (requested) => this.export(requested));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.removeTagsAndNote(deleted));
    this.domainEvents.on(CollectorEmailConfirmed, (confirmed) => this.moveTagsAndNote(confirmed));
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

  /** A collector who changes the address stays whom staff know; a note that the new address has already stays. */
  private async moveTagsAndNote({ email, formerEmail }: CollectorEmailConfirmed): Promise<void> {
    const former = formerEmail === null ? null : await this.peopleStore.findByEmail(formerEmail);
    if (!former) return;
    const tags = await this.peopleStore.findTags([former.id]);
    // Adds the new person, and removes the former one unless orders or messages know the address still.
    await this.peopleRefreshService.refreshAll();
    const known = await this.peopleStore.findByEmail(email);
    const person = known && (await this.peopleStore.lock(known.id));
    if (!person) return;
    await this.peopleStore.removeTags(former.id);
    await this.peopleStore.addTags(tags.map(({ tag }) => ({ personId: person.id, tag })));
    if (former.note === '' || person.note !== '') return;
    const { note, noteBy, notedAt } = former;
    await this.peopleStore.update(person.id, { note, noteBy, notedAt, version: person.version + 1 });
    const nothing = { note: '', noteBy: null, notedAt: null };
    await this.peopleStore.update(former.id, { ...nothing, version: former.version + 1 });
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
