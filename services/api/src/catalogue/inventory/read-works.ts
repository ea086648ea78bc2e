import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import { CatalogueStore } from '../catalogue.store';
import { GatherArtworks } from '../gather-artworks';
import type { InventoryPage, InventoryQuery, InventoryRecord } from './inventory.dto';
import { InventoryStore } from './inventory.store';
import { presentInventoryRecord, presentInventoryRow } from './work.presenter';

const PAGE = 50;

/** Works as the owner sees them, hidden ones included. */
@Injectable()
export class ReadWorks {
  constructor(
    private readonly store: InventoryStore,
    private readonly catalogue: CatalogueStore,
    private readonly works: GatherArtworks,
    private readonly settings: Settings,
  ) {}

  /** A page of the list. Six queries, however long the page is. */
  async page(query: InventoryQuery): Promise<InventoryPage> {
    const limit = query.limit ?? PAGE;
    // One more than the page has room for says whether there is another.
    const [works, total] = await Promise.all([this.store.page(query, limit + 1), this.store.count(query)]);
    const shown = works.slice(0, limit);
    const parts = await this.works.partsOf(shown);
    return {
      items: parts.map((work) => presentInventoryRow(work, this.settings.priceBook)),
      total,
      nextCursor: works.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** The works of the list behind this one, with everything that is kept of them. Five queries, however many they are. */
  async batch(query: InventoryQuery, limit: number): Promise<InventoryRecord[]> {
    const works = await this.works.partsOf(await this.store.page(query, limit));
    return works.map((work) => presentInventoryRecord(work, this.settings.priceBook));
  }

  /** Every work that is not archived, newest first. */
  async all(): Promise<InventoryRecord[]> {
    const works = await this.works.partsOf(await this.store.all());
    return works.map((work) => presentInventoryRecord(work, this.settings.priceBook));
  }

  /** @throws AppError `artwork_not_found` */
  async one(id: string): Promise<InventoryRecord> {
    const [parts] = await this.works.partsOf(await this.catalogue.byIds([id]));
    if (!parts) throw new AppError('artwork_not_found');
    return presentInventoryRecord(parts, this.settings.priceBook);
  }
}
