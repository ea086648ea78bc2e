import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, DomainEvents, ResponseCache } from '../platform';
import { CATALOG_TOPIC } from './artworks/artworks.controller';
import { ArtworkChanged, PrintsChanged } from './domain-events';

/** Has the prepared answers built anew once a change is committed. */
@Injectable()
export class CatalogListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PrintsChanged, () => this.invalidateAfterCommit());
    this.domainEvents.on(ArtworkChanged, () => this.invalidateAfterCommit());
  }

  private async invalidateAfterCommit(): Promise<void> {
    this.database.afterCommit(() => this.responseCache.invalidate(CATALOG_TOPIC));
  }
}
