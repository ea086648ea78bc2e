import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import { ArtworkDetailsService } from '../artworks/artwork-details.service';
import { INVENTORY_PAGE_SIZE } from '../catalog-policy';
import { CatalogStore } from '../catalog.store';
import type { InventoryPage, InventoryQuery, InventoryRecord } from './dto/inventory.dto';
import { presentInventoryRecord, presentInventoryRow } from './inventory.presenter';
import { InventoryStore } from './inventory.store';

/** Works as the owner sees them, hidden ones included. */
@Injectable()
export class InventoryQueries {
  constructor(
    private readonly inventoryStore: InventoryStore,
    private readonly catalogStore: CatalogStore,
    private readonly artworkDetailsService: ArtworkDetailsService,
    private readonly settings: Settings,
  ) {}

  /** A page of the list. Six queries, however long the page is. */
  async page(query: InventoryQuery): Promise<InventoryPage> {
    const limit = query.limit ?? INVENTORY_PAGE_SIZE;
    // One more than the page has room for says whether there is another.
    const [works, total] = await Promise.all([
      this.inventoryStore.page(query, limit + 1),
      this.inventoryStore.count(query),
    ]);
    const shown = works.slice(0, limit);
    const parts = await this.artworkDetailsService.load(shown);
    return {
      items: parts.map((work) => presentInventoryRow(work, this.settings.priceBook)),
      total,
      nextCursor: works.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** The works of the list behind this one, with everything that is kept of them. Five queries, however many they are. */
  async listBatch(query: InventoryQuery, limit: number): Promise<InventoryRecord[]> {
    const works = await this.artworkDetailsService.load(await this.inventoryStore.page(query, limit));
    return works.map((work) => presentInventoryRecord(work, this.settings.priceBook));
  }

  /** Every work that is not archived, newest first. */
  async listAll(): Promise<InventoryRecord[]> {
    const works = await this.artworkDetailsService.load(await this.inventoryStore.listAll());
    return works.map((work) => presentInventoryRecord(work, this.settings.priceBook));
  }

  /** @throws AppError `artwork_not_found` */
  async find(id: string): Promise<InventoryRecord> {
    const [parts] = await this.artworkDetailsService.load(await this.catalogStore.findByIds([id]));
    if (!parts) throw new AppError('artwork_not_found');
    return presentInventoryRecord(parts, this.settings.priceBook);
  }
}
