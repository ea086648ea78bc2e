import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectsNamed } from '../identity';
import { DomainEvents } from '../platform';
import { ArtistNotesStore } from './artist-notes.store';
import { ReadPreviews } from './read-previews';

/** In the audit log a preview is called by its works, an artist note by its title. */
@Injectable()
export class NamePreviews implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly previews: ReadPreviews,
    private readonly notes: ArtistNotesStore,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, async (named) => {
      await named.add('preview', (ids) => this.previews.namesOf(ids));
      await named.add('artist-note', (ids) => this.notes.titlesOf(ids));
    });
  }
}
