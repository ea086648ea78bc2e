import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { ArtistNotesStore } from './artist-notes/artist-notes.store';
import { PrivatePreviewQueries } from './previews/private-previews.queries';

/** In the audit log a preview is called by its works, an artist note by its title. */
@Injectable()
export class PrivatePreviewAuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly privatePreviewQueries: PrivatePreviewQueries,
    private readonly artistNotesStore: ArtistNotesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (named) => {
      await named.add('preview', (ids) => this.privatePreviewQueries.findNames(ids));
      await named.add('artist-note', (ids) => this.artistNotesStore.findTitles(ids));
    });
  }
}
