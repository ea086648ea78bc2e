import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import { ArtworkDetailsService } from '../artworks/artwork-details.service';
import { INVENTORY_PAGE_SIZE } from '../catalog-policy';
import { CatalogStore } from '../catalog.store';
import type { InventoryPage, InventoryQuery, InventoryRecord } from './dto/inventory.dto';
import { presentInventoryRecord, presentInventoryRow } from './inventory.presenter';
import { InventoryStore } from './inventory.store';

/** The inventory, including hidden artworks. */
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
    // One row more than the limit shows whether there is another page.
    const [artworks, total] = await Promise.all([
      this.inventoryStore.page(query, limit + 1),
      this.inventoryStore.count(query),
    ]);
    const shown = artworks.slice(0, limit);
    const details = await this.artworkDetailsService.load(shown);
    return {
      items: details.map((artwork) => presentInventoryRow(artwork, this.settings.priceBook)),
      total,
      nextCursor: artworks.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Full records after the cursor. Five queries, however many there are. */
  async listBatch(query: InventoryQuery, limit: number): Promise<InventoryRecord[]> {
    const artworks = await this.artworkDetailsService.load(await this.inventoryStore.page(query, limit));
    return artworks.map((artwork) => presentInventoryRecord(artwork, this.settings.priceBook));
  }

  /** Every artwork that is not archived, newest first. */
  async listAll(): Promise<InventoryRecord[]> {
    const artworks = await this.artworkDetailsService.load(await this.inventoryStore.listAll());
    return artworks.map((artwork) => presentInventoryRecord(artwork, this.settings.priceBook));
  }

  /** These artworks, in no particular order; unknown ids are left out. Five queries, however many there are. */
  async findAll(ids: readonly string[]): Promise<InventoryRecord[]> {
    const artworks = await this.catalogStore.findByIds([...new Set(ids)]);
    const details = await this.artworkDetailsService.load(artworks);
    return details.map((artwork) => presentInventoryRecord(artwork, this.settings.priceBook));
  }

  /** @throws AppError `artwork_not_found` */
  async find(id: string): Promise<InventoryRecord> {
    const [details] = await this.artworkDetailsService.load(await this.catalogStore.findByIds([id]));
    if (!details) throw new AppError('artwork_not_found');
    return presentInventoryRecord(details, this.settings.priceBook);
  }
}
