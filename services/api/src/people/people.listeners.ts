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
import { PeopleSourcesStore } from './people-sources.store';
import { PeopleStore, type PersonEntity } from './people.store';

/** Removes and exports what staff wrote about a collector as a person, and names people in the audit log. */
@Injectable()
export class PeopleListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly peopleStore: PeopleStore,
    private readonly peopleSourcesStore: PeopleSourcesStore,
    private readonly peopleRefreshService: PeopleRefreshService,
    private readonly collectorsService: CollectorsService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (requested) => this.export(requested));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.removeTagsAndNote(deleted));
    this.domainEvents.on(CollectorEmailConfirmed, (confirmed) => this.moveTagsAndNote(confirmed));
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('person', "SELECT id, COALESCE(NULLIF(name, ''), email) AS name FROM people"),
    );
  }

  /** Only under a confirmed address: anyone can open an account with someone else's address. */
  private async export({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const collector = await this.collectorsService.find(collectorId);
    if (!collector?.emailConfirmedAt) return;
    const addresses = await this.addressesOf(collector.email);
    if (addresses.length === 0) return;
    const tags = await this.peopleStore.findTags(addresses.map(({ id }) => id));
    sections.set('tagsOfTheGallery', [...new Set(tags.map(({ tag }) => tag))]);
    const notes = addresses.map(({ note }) => note).filter((note) => note !== '');
    sections.set('noteOfTheGallery', notes.join('\n\n'));
  }

  /**
   * A collector who changes their address keeps the tags and note from staff; a note that the new address already has
   * stays.
   */
  private async moveTagsAndNote({ email, formerEmail }: CollectorEmailConfirmed): Promise<void> {
    const former = formerEmail === null ? null : await this.peopleStore.findByEmail(formerEmail);
    if (!former) return;
    const tags = await this.peopleStore.findTags([former.id]);
    const joined = await this.peopleStore.findJoined([former.id]);
    // Adds the new person, and removes the former one unless orders or messages still refer to the address.
    await this.peopleRefreshService.refreshAll();
    const known = await this.peopleStore.findByEmail(email);
    const person = known && (await this.peopleStore.lock(known.id));
    if (!person) return;
    await this.moveJoined(former, joined, person);
    await this.peopleStore.removeTags(former.id);
    await this.peopleStore.addTags(tags.map(({ tag }) => ({ personId: person.id, tag })));
    if (former.note === '' || person.note !== '') return;
    const { note, noteBy, notedAt } = former;
    await this.peopleStore.update(person.id, { note, noteBy, notedAt, version: person.version + 1 });
    const nothing = { note: '', noteBy: null, notedAt: null };
    await this.peopleStore.update(former.id, { ...nothing, version: former.version + 1 });
  }

  /** Replaces the former address with the new one among the person's addresses. */
  private async moveJoined(
    former: PersonEntity,
    joined: readonly PersonEntity[],
    person: PersonEntity,
  ): Promise<void> {
    const { joinedTo } = person;
    const personId = joinedTo ?? former.joinedTo ?? person.id;
    const moved = [...joined, person].filter(({ id }) => id !== personId);
    if (joined.length === 0 && former.joinedTo === null) return;
    await this.peopleStore.join(moved, personId);
    await this.peopleSourcesStore.noteChanges([person.email]);
  }

  /** The addresses of the person whom this address belongs to; none if nobody is known by it. */
  private async addressesOf(email: string): Promise<PersonEntity[]> {
    const known = await this.peopleStore.findByEmail(email);
    const person = known && known.joinedTo !== null ? await this.peopleStore.find(known.joinedTo) : known;
    return person ? [person, ...(await this.peopleStore.findJoined([person.id]))] : [];
  }

  /** The person is removed automatically once no table has the address, which may be later: open orders keep it. */
  private async removeTagsAndNote({ confirmedEmail }: CollectorDeleted): Promise<void> {
    const addresses = confirmedEmail === null ? [] : await this.addressesOf(confirmedEmail);
    for (const { id } of addresses) {
      const person = await this.peopleStore.lock(id);
      if (!person) continue;
      await this.peopleStore.removeTags(id);
      const nothing = { note: '', noteBy: null, notedAt: null };
      await this.peopleStore.update(id, { ...nothing, version: person.version + 1 });
    }
  }
}
