import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FindAuditSubject, ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { InventoryStatsService } from './inventory/inventory-stats.service';

/** In the audit log a work is called by its title, an edition by title and size. */
@Injectable()
export class ArtworkAuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly inventoryStatsService: InventoryStatsService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (named) => {
      await named.add('artwork', (ids) => this.inventoryStatsService.findTitles(ids));
      await named.add('edition', (ids) => this.inventoryStatsService.findEditionNames(ids));
    });
    this.domainEvents.on(
      FindAuditSubject,
      async ({ name, ids }) => void ids.push(...(await this.inventoryStatsService.findIdsByTitle(name))),
    );
  }
}
