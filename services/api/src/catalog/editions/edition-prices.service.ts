import { priceDifferences, rotateSize, type Cents, type SizeKey } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Database, DomainEvents, isAscii, Settings } from '../../platform';
import { ArtworkChanged } from '../domain-events';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';
import { groupBy } from '../group-by';

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

/** A price of an edition that is replaced. */
export interface EditionPriceChange {
  editionId: string;
  artworkId: string;
  size: SizeKey;
  before: Cents;
  after: Cents;
}

type PricedRow = Omit<PricedEdition, 'priceOverride'> & { priceOverride: number };

/** How many editions one statement names. */
const BATCH_SIZE = 1_000;

/**
 * Prices of artworks' sizes over the whole inventory. Custom sizes and special editions have prices of their own; archived
 * artworks and sizes that are not offered keep theirs.
 */
@Injectable()
export class EditionPricesService {
  constructor(
    private readonly database: Database,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly settings: Settings,
  ) {}

  /** Offered editions of these sizes, whichever way they are turned, by title. */
  async list(sizes: readonly SizeKey[]): Promise<PricedEdition[]> {
    if (sizes.length === 0) return [];
    const rows = await this.database.manager.query<PricedRow[]>(
      `SELECT edition.id AS editionId, artwork.id AS artworkId, artwork.title, artwork.tier,
         artwork.price_override AS priceOverride, edition.size, edition.price_cents AS priceCents
       FROM editions edition JOIN artworks artwork ON artwork.id = edition.artwork_id
       WHERE edition.size IN (?) AND edition.kind IN ('mini', 'framed', 'metal') AND edition.enabled = 1
         AND artwork.archived_at IS NULL
       ORDER BY artwork.title, artwork.id, edition.position`,
      [[...sizes, ...sizes.map(rotateSize)]],
    );
    return rows.map((row) => ({ ...row, priceOverride: Boolean(row.priceOverride) }));
  }

  /** As `list`, of artworks that nobody else can change until the transaction ends. */
  async lock(sizes: readonly SizeKey[]): Promise<PricedEdition[]> {
    const ids = new Set((await this.list(sizes)).map(({ artworkId }) => artworkId));
    await this.lockArtworks([...ids]);
    // Read again: a price may have changed before the lock.
    return (await this.list(sizes)).filter(({ artworkId }) => ids.has(artworkId));
  }

  /**
   * Gives an artwork's offered sizes the prices of its tier in the price book.
   * @throws AppError `artwork_not_found`
   */
  async applyPriceBook(artworkId: string, by: Pick<SignedInStaff, 'role' | 'id'>): Promise<void> {
    await this.database.transaction(async () => {
      // MySQL refuses to compare an ASCII column with other characters.
      const artwork = isAscii(artworkId) && (await this.database.lock(ArtworkEntity, { id: artworkId }));
      if (!artwork) throw new AppError('artwork_not_found');
      const editions = await this.database.manager.findBy(EditionEntity, {
        artworkId,
        enabled: true,
        kind: In(['mini', 'framed', 'metal']),
      });
      const differences = priceDifferences(this.settings.priceBook, artwork.tier, editions);
      const bookPriceOf = new Map(differences.map(({ size, bookCents }) => [size, bookCents]));
      await this.replace(
        editions.flatMap(({ id: editionId, size, priceCents }) => {
          const after = bookPriceOf.get(size);
          return after === undefined ? [] : [{ editionId, artworkId, size, before: priceCents, after }];
        }),
        by,
      );
    });
  }

  /**
   * Replaces prices in the current transaction. A price that is another than `before` by now stays. Each artwork's history
   * tells the old and the new one.
   * @returns how many were replaced
   */
  async replace(
    changes: readonly EditionPriceChange[],
    by: Pick<SignedInStaff, 'role' | 'id'>,
  ): Promise<number> {
    await this.lockArtworks(changes.map(({ artworkId }) => artworkId));
    const current = await this.findPrices(changes.map(({ editionId }) => editionId));
    const due = changes.filter(
      ({ editionId, before, after }) => current.get(editionId) === before && before !== after,
    );
    for (const [after, editions] of groupBy(due, (change) => change.after))
      await this.write(
        after,
        editions.map(({ editionId }) => editionId),
      );
    for (const [artworkId, editions] of groupBy(due, (change) => change.artworkId))
      await this.announce(artworkId, editions, by);
    return due.length;
  }

  /** By id, so that two transactions cannot deadlock. */
  private async lockArtworks(ids: readonly string[]): Promise<void> {
    for (const batch of batchesOf([...new Set(ids)].toSorted()))
      await this.database.manager.query('SELECT id FROM artworks WHERE id IN (?) ORDER BY id FOR UPDATE', [
        batch,
      ]);
  }

  private async findPrices(editionIds: readonly string[]): Promise<Map<string, Cents>> {
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

  private async write(priceCents: Cents, editionIds: readonly string[]): Promise<void> {
    for (const batch of batchesOf(editionIds))
      await this.database.manager.query('UPDATE editions SET price_cents = ? WHERE id IN (?)', [
        priceCents,
        batch,
      ]);
  }

  /** A form that is open with the old price is warned. */
  private async announce(
    artworkId: string,
    editions: readonly EditionPriceChange[],
    { role, id }: Pick<SignedInStaff, 'role' | 'id'>,
  ): Promise<void> {
    await this.database.manager.update(ArtworkEntity, { id: artworkId }, { version: () => 'version + 1' });
    await this.auditLogService.record({
      action: 'artwork.changed',
      actor: { kind: role, id },
      subject: { kind: 'artwork', id: artworkId },
      details: {
        changed: [],
        editions: editions.map(({ size, before, after }) => ({ size, price: { from: before, to: after } })),
      },
    });
    await this.domainEvents.publish(new ArtworkChanged(artworkId));
  }
}

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
