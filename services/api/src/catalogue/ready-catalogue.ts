import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, DomainEvents, ReadyResponses } from '../platform';
import { CATALOGUE_TOPIC } from './artworks.controller';
import { ArtworkChanged, PrintsChanged } from './catalogue.events';

/** Has the prepared answers built anew once a change is committed. */
@Injectable()
export class ReadyCatalogue implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly database: Database,
    private readonly responses: ReadyResponses,
  ) {}

  onModuleInit(): void {
    this.events.on(PrintsChanged, () => this.forgetAfterCommit());
    this.events.on(ArtworkChanged, () => this.forgetAfterCommit());
  }

  private async forgetAfterCommit(): Promise<void> {
    this.database.afterCommit(() => this.responses.invalidate(CATALOGUE_TOPIC));
  }
}
