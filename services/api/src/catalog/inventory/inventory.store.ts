import { tierPrices, type PriceBookPrices, type SeriesChanges } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { containsPattern, Clock, Database, Settings } from '../../platform';
import { ArtworkEntity, ArtworkImageEntity, ArtworkSlugEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';
import { PrintEntity, PrintEventEntity } from '../entities/print.entity';
import { HELD_SQL } from '../prints/print-state';
import type { InventoryQuery } from './dto/inventory.dto';
import type { EditionUpdate } from './edition-changes';

/** The columns that the inventory may write. */
export type ArtworkFields = Omit<
  ArtworkEntity,
  'id' | 'title' | 'slug' | 'version' | 'createdAt' | 'updatedAt'
>;

/** Every query on the inventory and its series. */
@Injectable()
export class InventoryStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Newest first, after the cursor. */
  async page(query: InventoryQuery, limit: number): Promise<ArtworkEntity[]> {
    const page = this.filtered(query).orderBy('artwork.id', 'DESC').limit(limit);
    if (query.cursor !== undefined) page.andWhere('artwork.id < :cursor', { cursor: query.cursor });
    return page.getMany();
  }

  /** The same, with the total over all pages. One query evaluates the filter, most of the work, for both. */
  async pageWithTotal(
    query: InventoryQuery,
    limit: number,
  ): Promise<{ artworks: ArtworkEntity[]; total: number }> {
    const { cursor } = query;
    const all = this.filtered(query).select('artwork.id', 'id').addSelect('COUNT(*) OVER ()', 'total');
    const { entities, raw } = await this.database.manager
      .createQueryBuilder(ArtworkEntity, 'listed')
      .innerJoin(
        `(SELECT id, total FROM (${all.getQuery()}) counted
          ${cursor === undefined ? '' : 'WHERE id < :cursor'} ORDER BY id DESC LIMIT :limit)`,
        'found',
        'found.id = listed.id',
      )
      .setParameters({ ...all.getParameters(), cursor, limit })
      .addSelect('found.total', 'total')
      .orderBy('listed.id', 'DESC')
      .getRawAndEntities<{ total: string }>();
    const [first] = raw;
    if (first) return { artworks: entities, total: Number(first.total) };
    return { artworks: [], total: cursor === undefined ? 0 : await this.count(query) };
  }

  private async count(query: InventoryQuery): Promise<number> {
    const count = await this.filtered(query).select('COUNT(*)', 'total').getRawOne<{ total: string }>();
    return Number(count?.total ?? 0);
  }

  /** Every artwork that is not archived, newest first. */
  async listAll(): Promise<ArtworkEntity[]> {
    return this.filtered({}).orderBy('artwork.id', 'DESC').getMany();
  }

  /** Artworks with one of these titles in any capitalization, except archived ones. */
  async findByTitles(titles: readonly string[]): Promise<ArtworkEntity[]> {
    return titles.length === 0
      ? []
      : this.database.manager.findBy(ArtworkEntity, { title: In([...titles]), archivedAt: IsNull() });
  }

  async update(id: string, facts: Partial<ArtworkFields>): Promise<void> {
    await this.database.manager.update(ArtworkEntity, { id }, { ...facts, version: () => 'version + 1' });
  }

  async updateEdition(id: string, set: EditionUpdate): Promise<void> {
    await this.database.manager.update(EditionEntity, { id }, set);
  }

  /** The highest edition number in use by edition: sold, held, void or with a history. */
  async highestInUse(artworkIds: readonly string[]): Promise<Map<string, number>> {
    if (artworkIds.length === 0) return new Map();
    const rows = await this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .innerJoin(EditionEntity, 'edition', 'edition.id = print.editionId')
      .leftJoin(
        PrintEventEntity,
        'event',
        'event.editionId = print.editionId AND event.editionNumber = print.editionNumber',
      )
      .where(
        "edition.artworkId IN (:...artworkIds) AND (print.state <> 'available' OR event.id IS NOT NULL)",
        { artworkIds },
      )
      .groupBy('print.editionId')
      .select('print.editionId', 'editionId')
      .addSelect('MAX(print.editionNumber)', 'highest')
      .getRawMany<{ editionId: string; highest: number }>();
    return new Map(rows.map(({ editionId, highest }) => [editionId, Number(highest)]));
  }

  /** Locks the prints of an edition above this edition number. */
  async lockPrintsAbove(editionId: string, number: number): Promise<PrintEntity[]> {
    return this.database.manager
      .createQueryBuilder(PrintEntity, 'print')
      .where('print.editionId = :editionId AND print.editionNumber > :number', { editionId, number })
      .setLock('pessimistic_write')
      .getMany();
  }

  async addPrints(editionId: string, { after, to }: { after: number; to: number }): Promise<void> {
    const prints = Array.from({ length: to - after }, (_, index) => ({
      editionId,
      editionNumber: after + index + 1,
      state: 'available' as const,
    }));
    await this.database.manager.insert(PrintEntity, prints);
  }

  /** Deletes prints that nobody ever had. */
  async removePrintsAbove(editionId: string, number: number): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(PrintEntity)
      .where('edition_id = :editionId AND edition_number > :number', { editionId, number })
      .execute();
  }

  async removeImages(artworkId: string): Promise<void> {
    await this.database.manager.delete(ArtworkImageEntity, { artworkId });
  }

  /**
   * Deletes an artwork with everything that belongs to it. The database refuses while something else refers to it.
   */
  async remove(id: string): Promise<void> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .delete()
      .from(PrintEntity)
      .where('edition_id IN (SELECT id FROM editions WHERE artwork_id = :id)', { id })
      .execute();
    await manager.delete(EditionEntity, { artworkId: id });
    await this.removeImages(id);
    await manager.delete(ArtworkSlugEntity, { artworkId: id });
    await manager.delete(ArtworkEntity, { id });
  }

  /** The number of artworks in each series, including hidden and archived ones. */
  async countBySeries(): Promise<{ name: string; works: number }[]> {
    const rows = await this.database.manager
      .createQueryBuilder(ArtworkEntity, 'artwork')
      .select('artwork.series', 'name')
      .addSelect('COUNT(*)', 'works')
      .groupBy('artwork.series')
      .orderBy('artwork.series')
      .getRawMany<{ name: string; works: string }>();
    return rows.map(({ name, works }) => ({ name, works: Number(works) }));
  }

  countInSeries(names: string[]): Promise<number> {
    return this.database.manager.countBy(ArtworkEntity, { series: In(names) });
  }

  /** In one statement, because two series may swap names. A simultaneous edit of one of the artworks is rejected. */
  async renameSeries(renamed: SeriesChanges['renamed']): Promise<void> {
    if (renamed.length === 0) return;
    await this.database.manager.query(
      `UPDATE artworks SET version = version + 1,
         series = CASE series ${renamed.map(() => 'WHEN ? THEN ?').join(' ')} END
       WHERE series IN (?)`,
      [...renamed.flatMap(({ from, to }) => [from, to]), renamed.map(({ from }) => from)],
    );
  }

  private filtered({
    q,
    series,
    tier,
    availability,
    state = 'kept',
    prices,
  }: InventoryQuery): SelectQueryBuilder<ArtworkEntity> {
    const works = this.database.manager
      .createQueryBuilder(ArtworkEntity, 'artwork')
      .where(state === 'archived' ? 'artwork.archivedAt IS NOT NULL' : 'artwork.archivedAt IS NULL')
      .setParameters({ now: this.clock.now() });
    if (state !== 'kept' && state !== 'archived') works.andWhere('artwork.liveStatus = :state', { state });
    if (series) works.andWhere('artwork.series = :series', { series });
    if (tier) works.andWhere(`artwork.tier ${tier === 'Tier 2' ? '' : 'NOT'} LIKE 'Tier 2%'`);
    if (availability) works.andWhere(this.availabilityCondition(works, availability), { availability });
    if (prices === 'differing') works.andWhere(differingCondition(this.settings.priceBook));
    if (q) works.andWhere(SEARCH_CONDITION, { like: containsPattern(q), year: q });
    return works;
  }

  /**
   * As `artworkAvailability` does for one artwork, using the counts of editions: it reads only held prints from the
   * ledger, once for all artworks.
   */
  private availabilityCondition(works: SelectQueryBuilder<ArtworkEntity>, availability: string): string {
    const held = works
      .subQuery()
      .select('print.editionId', 'edition_id')
      .addSelect('COUNT(*)', 'prints')
      .from(PrintEntity, 'print')
      .where(HELD_SQL)
      .groupBy('print.editionId');
    // `NOT IN` a list that contains the null of an event photo's edition would not be true for any artwork.
    const offered = works
      .subQuery()
      .select('edition.artworkId')
      .from(EditionEntity, 'edition')
      .where('edition.artworkId IS NOT NULL AND edition.enabled = 1');
    const hasUnsold = `artwork.id IN ${offered
      .clone()
      .andWhere('edition.total > edition.soldOrVoidCount')
      .getQuery()}`;
    const hasFree = `artwork.id IN ${offered
      .leftJoin(held.getQuery(), 'held', 'held.edition_id = edition.id')
      .andWhere('edition.total > edition.soldOrVoidCount + COALESCE(held.prints, 0)')
      .getQuery()}`;
    if (availability === 'available') return `artwork.availability = 'available' AND ${hasFree}`;
    const byLedger = { reserved: `NOT (${hasFree}) AND ${hasUnsold}`, sold: `NOT (${hasUnsold})` };
    const set = 'artwork.availability = :availability';
    if (availability !== 'reserved' && availability !== 'sold') return set;
    return `(${set} OR (artwork.availability = 'available' AND ${byLedger[availability]}))`;
  }
}

const SEARCH_CONDITION =
  '(artwork.title LIKE :like OR artwork.series LIKE :like OR CAST(artwork.tags AS CHAR) LIKE :like OR artwork.year = :year)';

/** As `priceDifferences` does for one artwork. Sizes and prices come from the price book, which has validated them. */
function differingCondition(book: PriceBookPrices): string {
  const conditions = tierPrices(book).map(
    ({ isTierTwo, size, priceCents }) =>
      `(artwork.tier ${isTierTwo ? '' : 'NOT '}LIKE 'Tier 2%' AND edition.size = '${size}' AND edition.price_cents <> ${priceCents})`,
  );
  return `EXISTS (SELECT 1 FROM editions edition WHERE edition.artwork_id = artwork.id AND edition.enabled = 1 AND edition.price_cents > 0
    AND edition.kind IN ('mini', 'framed', 'metal') AND (${conditions.join(' OR ')}))`;
}
