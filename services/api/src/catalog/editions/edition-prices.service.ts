import { type Cents, groupBy, priceDifferences, rotateSize, type SizeKey } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Database, DomainEvents, Settings } from '../../platform';
import { ArtworkChanged } from '../domain-events';
import { EditionPricesStore, type PricedEdition } from './edition-prices.store';

export type { PricedEdition };

/** A price replacement for an edition. */
export interface EditionPriceChange {
  editionId: string;
  artworkId: string;
  size: SizeKey;
  before: Cents;
  after: Cents;
}

/**
 * Prices of artworks' sizes over the whole inventory. Custom sizes and special editions have prices of their own; archived
 * artworks and sizes that are not offered keep theirs.
 */
@Injectable()
export class EditionPricesService {
  constructor(
    private readonly database: Database,
    private readonly editionPricesStore: EditionPricesStore,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly settings: Settings,
  ) {}

  /** Offered editions of these sizes, in either orientation, by title. */
  async list(sizes: readonly SizeKey[]): Promise<PricedEdition[]> {
    if (sizes.length === 0) return [];
    return this.editionPricesStore.listBySize([...sizes, ...sizes.map(rotateSize)]);
  }

  /** As `list`, and locks the artworks until the transaction ends. */
  async lock(sizes: readonly SizeKey[]): Promise<PricedEdition[]> {
    const ids = new Set((await this.list(sizes)).map(({ artworkId }) => artworkId));
    await this.editionPricesStore.lockArtworks([...ids]);
    // Read again: a price may have changed before the lock was taken.
    return (await this.list(sizes)).filter(({ artworkId }) => ids.has(artworkId));
  }

  /**
   * Gives an artwork's offered sizes the prices of its tier in the price book.
   * @throws AppError `artwork_not_found`
   */
  async applyPriceBook(artworkId: string, by: Pick<SignedInStaff, 'role' | 'id'>): Promise<void> {
    await this.database.transaction(async () => {
      const artwork = await this.editionPricesStore.lockArtwork(artworkId);
      if (!artwork) throw new AppError('artwork_not_found');
      const editions = await this.editionPricesStore.listOffered(artworkId);
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
   * Replaces prices in the current transaction. A price that no longer equals `before` stays. Each artwork's history
   * records the old and the new price.
   * @returns how many were replaced
   */
  async replace(
    changes: readonly EditionPriceChange[],
    by: Pick<SignedInStaff, 'role' | 'id'>,
  ): Promise<number> {
    await this.editionPricesStore.lockArtworks(changes.map(({ artworkId }) => artworkId));
    const current = await this.editionPricesStore.findPrices(changes.map(({ editionId }) => editionId));
    const due = changes.filter(
      ({ editionId, before, after }) => current.get(editionId) === before && before !== after,
    );
    for (const [after, editions] of groupBy(due, (change) => change.after))
      await this.editionPricesStore.setPrice(
        after,
        editions.map(({ editionId }) => editionId),
      );
    for (const [artworkId, editions] of groupBy(due, (change) => change.artworkId))
      await this.announce(artworkId, editions, by);
    return due.length;
  }

  /** Warns anyone who has a form open with the old price. */
  private async announce(
    artworkId: string,
    editions: readonly EditionPriceChange[],
    { role, id }: Pick<SignedInStaff, 'role' | 'id'>,
  ): Promise<void> {
    await this.editionPricesStore.raiseVersion(artworkId);
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
