import { defaultEditions, type Cents, type Orientation } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { attentionPart, type AttentionPart, Database, Metrics, PolledValue, Settings } from '../../platform';
import { ArtworkEntity } from '../entities/artwork.entity';
import { EditionEntity } from '../entities/edition.entity';

/** Totals over the whole inventory. */
export interface InventoryTotals {
  artworks: number;
  unsoldPrints: number;
  unsoldCents: Cents;
}

/** Sums come from the driver as text, because they may be decimals. */
interface TotalsRow {
  works: string;
  prints: string | null;
  cents: string | null;
  /** Null in the row for all artworks; otherwise the row counts artworks of this kind that have no editions yet. */
  orientation: Orientation | null;
  tier: string | null;
}

/** Prints that are neither sold nor void. */
const REMAINING_SQL = '(edition.total - edition.sold_or_void_count)';

/**
 * All artworks in the first row, then those without editions by orientation and tier. The print counts subtract those
 * of the few archived artworks from the total: looking up every edition's artwork takes twice as long.
 */
const TOTALS_SQL = `
  SELECT (SELECT COUNT(*) FROM artworks WHERE archived_at IS NULL) AS works,
    SUM(prints) AS prints, SUM(cents) AS cents, NULL AS orientation, NULL AS tier
  FROM (
    SELECT SUM(${REMAINING_SQL}) AS prints, SUM(${REMAINING_SQL} * edition.price_cents) AS cents
    FROM editions edition WHERE edition.enabled = 1 AND edition.artwork_id IS NOT NULL
    UNION ALL
    SELECT -SUM(${REMAINING_SQL}), -SUM(${REMAINING_SQL} * edition.price_cents)
    FROM artworks artwork JOIN editions edition ON edition.artwork_id = artwork.id
    WHERE edition.enabled = 1 AND artwork.archived_at IS NOT NULL
  ) parts
  UNION ALL
  SELECT COUNT(*), NULL, NULL, orientation, tier FROM artworks
  WHERE archived_at IS NULL AND NOT EXISTS (SELECT 1 FROM editions WHERE editions.artwork_id = artworks.id)
  GROUP BY orientation, tier`;

/** Figures over all artworks. A fixed number of queries, however many artworks there are. */
@Injectable()
export class InventoryStatsQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    metrics: Metrics,
  ) {
    const held = new PolledValue(() => this.countHeldPrints());
    metrics.observedGauge(
      {
        name: 'prints_held',
        help: 'Prints held by checkouts, reservations and the gallery, across all instances.',
      },
      async () => {
        const count = await held.get();
        return count === undefined ? [] : [{ value: count }];
      },
    );
  }

  /**
   * Includes hidden artworks but not archived ones. Artworks without editions count with the default ones at their
   * default prices. One query.
   */
  async totals(): Promise<InventoryTotals> {
    const rows = await this.database.manager.query<TotalsRow[]>(TOTALS_SQL);
    const totals = { artworks: 0, unsoldPrints: 0, unsoldCents: 0 };
    for (const { works, prints, cents, orientation, tier } of rows) {
      if (orientation === null || tier === null) {
        totals.artworks += Number(works);
        totals.unsoldPrints += Number(prints ?? 0);
        totals.unsoldCents += Number(cents ?? 0);
        continue;
      }
      for (const { total, priceCents } of defaultEditions(this.settings.priceBook, { orientation, tier })) {
        totals.unsoldPrints += total * Number(works);
        totals.unsoldCents += total * priceCents * Number(works);
      }
    }
    return totals;
  }

  /**
   * Editions of public artworks with a tenth of their prints left, or two if a tenth is less. A small edition without a
   * sale is not low on stock.
   */
  lowStock(): AttentionPart {
    return attentionPart(
      'scarce_editions',
      this.database.manager
        .createQueryBuilder(EditionEntity, 'edition')
        .innerJoin(ArtworkEntity, 'artwork', 'artwork.id = edition.artworkId')
        .where("edition.is_low_stock = 1 AND artwork.archivedAt IS NULL AND artwork.liveStatus = 'live'"),
      {
        id: 'artwork.id',
        title: 'artwork.title',
        size: 'edition.size',
        detail: `CONCAT(${REMAINING_SQL}, ' of ', edition.total, ' left')`,
        relatedId: 'edition.id',
      },
      { [REMAINING_SQL]: 'ASC', 'artwork.title': 'ASC', 'edition.position': 'ASC' },
    );
  }

  /** Counts held prints, no matter who holds them. One read of an index. */
  private async countHeldPrints(): Promise<number> {
    const [row] = await this.database.manager.query<{ held: string }[]>(
      "SELECT COUNT(*) AS held FROM prints WHERE state = 'held'",
    );
    return Number(row?.held ?? 0);
  }

  /** Titles of these artworks by id, including archived ones. */
  async findTitles(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager.query<{ id: string; title: string }[]>(
      'SELECT id, title FROM artworks WHERE id IN (?)',
      [ids],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}
