import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CurrentStaffService } from '../identity';
import { ResponseCache } from '../platform';
import { InventoryQueries } from './inventory/inventory.queries';

/**
 * The inventory's one address answers everybody with what the public sees, and the gallery's own people with the whole
 * record. They are known by the header that the console sends, not by a cookie: the public pages, which ask the
 * same address, show them what visitors see.
 */
@Injectable()
export class StaffInventoryResponse implements OnModuleInit {
  constructor(
    private readonly responseCache: ResponseCache,
    private readonly currentStaffService: CurrentStaffService,
    private readonly inventoryQueries: InventoryQueries,
  ) {}

  onModuleInit(): void {
    this.responseCache.answerUncachedFor('/api/admin/artwork-inventory', async (headers) =>
      (await this.currentStaffService.findByAuthorization(headers))
        ? this.inventoryQueries.listAll()
        : undefined,
    );
  }
}
