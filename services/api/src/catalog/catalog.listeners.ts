import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CurrentStaffService, ResolveAuditSubjects, FindAuditSubject } from '../identity';
import { AppError, Database, DomainEvents, ResponseCache } from '../platform';
import { CATALOG_TOPIC } from './artworks/artworks.controller';
import { ArtworkChanged, PrintsChanged } from './domain-events';
import { InventoryQueries } from './inventory/inventory.queries';

/** Keeps public responses fresh, sends staff the whole inventory, and names artworks in the audit log. */
@Injectable()
export class CatalogListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
    private readonly currentStaffService: CurrentStaffService,
    private readonly inventoryQueries: InventoryQueries,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PrintsChanged, () => this.invalidateAfterCommit());
    this.domainEvents.on(ArtworkChanged, () => this.invalidateAfterCommit());
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) => {
      subjects.add('artwork', 'SELECT id, title AS name FROM artworks');
      // The size as `formatSize` writes it.
      subjects.add(
        'edition',
        `SELECT edition.id, CONCAT(artwork.title, ', ', REPLACE(CONVERT(edition.size USING utf8mb4), 'x', ' × '), ' in') AS name
         FROM editions edition JOIN artworks artwork ON artwork.id = edition.artwork_id`,
      );
    });
    this.domainEvents.on(FindAuditSubject, async (search) =>
      search.add('SELECT id FROM artworks WHERE title = ?'),
    );
    this.responseCache.answerStaff('/api/admin/artwork-inventory', async (request) => {
      if (!(await this.currentStaffService.findForRequest(request))) throw new AppError('unauthorized');
      return this.inventoryQueries.listAll();
    });
  }

  private async invalidateAfterCommit(): Promise<void> {
    this.database.afterCommit(() => this.responseCache.invalidate(CATALOG_TOPIC));
  }
}
