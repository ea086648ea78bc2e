import type { Cents, SizeKey } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, isAscii } from '../../platform';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';

/** An offered size of an artwork with its price. */
export interface PricedEdition {
  editionId: string;
  artworkId: string;
  title: string;
  tier: string;
  /** The owner set the artwork's prices by hand. */
  priceOverride: boolean;
  size: SizeKey;
  priceCents: Cents;
}

type PricedRow = Omit<PricedEdition, 'priceOverride'> & { priceOverride: number };

/** How many rows one statement names. */
const BATCH_SIZE = 1_000;

/** Every query on prices of artworks' sizes. Custom sizes and special editions are left out. */
@Injectable()
export class EditionPricesStore {
  constructor(private readonly database: Database) {}

  /** Offered editions of exactly these sizes, by title. */
  async listBySize(sizes: readonly SizeKey[]): Promise<PricedEdition[]> {
    const rows = await this.database.manager.query<PricedRow[]>(
      `SELECT edition.id AS editionId, artwork.id AS artworkId, artwork.title, artwork.tier,
         artwork.price_override AS priceOverride, edition.size, edition.price_cents AS priceCents
       FROM editions edition JOIN artworks artwork ON artwork.id = edition.artwork_id
       WHERE edition.size IN (?) AND edition.kind IN ('mini', 'framed', 'metal') AND edition.enabled = 1
         AND artwork.archived_at IS NULL
       ORDER BY artwork.title, artwork.id, edition.position`,
      [sizes],
    );
    return rows.map((row) => ({ ...row, priceOverride: Boolean(row.priceOverride) }));
  }

  /** Offered editions of an artwork. */
  async listOffered(artworkId: string): Promise<EditionEntity[]> {
    return this.database.manager.findBy(EditionEntity, {
      artworkId,
      enabled: true,
      kind: In(['mini', 'framed', 'metal']),
    });
  }

  /** The artwork, which stays locked until the transaction ends. */
  async lockArtwork(id: string): Promise<ArtworkEntity | null> {
    // MySQL refuses to compare an ASCII column with other characters.
    return isAscii(id) ? this.database.lock(ArtworkEntity, { id }) : null;
  }

  /** By id, so that two transactions cannot deadlock. */
  async lockArtworks(ids: readonly string[]): Promise<void> {
    for (const batch of batchesOf([...new Set(ids)].toSorted()))
      await this.database.manager.query('SELECT id FROM artworks WHERE id IN (?) ORDER BY id FOR UPDATE', [
        batch,
      ]);
  }

  /** Prices by edition. */
  async findPrices(editionIds: readonly string[]): Promise<Map<string, Cents>> {
    const prices = new Map<string, Cents>();
    for (const batch of batchesOf(editionIds)) {
      const rows = await this.database.manager.query<{ id: string; priceCents: Cents }[]>(
        'SELECT id, price_cents AS priceCents FROM editions WHERE id IN (?)',
        [batch],
      );
      for (const { id, priceCents } of rows) prices.set(id, priceCents);
    }
    return prices;
  }

  /** One price for all of these editions. */
  async setPrice(priceCents: Cents, editionIds: readonly string[]): Promise<void> {
    for (const batch of batchesOf(editionIds))
      await this.database.manager.query('UPDATE editions SET price_cents = ? WHERE id IN (?)', [
        priceCents,
        batch,
      ]);
  }

  async raiseVersion(artworkId: string): Promise<void> {
    await this.database.manager.update(ArtworkEntity, { id: artworkId }, { version: () => 'version + 1' });
  }
}

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
