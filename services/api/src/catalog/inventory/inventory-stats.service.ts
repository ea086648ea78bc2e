import { defaultEditions, formatSize, type Cents, type Orientation } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Database, Metrics, PolledValue, Settings } from '../../platform';

/** Totals over the whole inventory. */
export interface InventoryTotals {
  artworks: number;
  unsoldPrints: number;
  unsoldCents: Cents;
}

/** An edition with few prints left. */
export interface LowStockEdition {
  editionId: string;
  artworkId: string;
  title: string;
  size: string;
  remaining: number;
  total: number;
}

/** Sums come from the driver as text, because they may be decimals. */
interface TotalsRow {
  prints: string | null;
  cents: string | null;
}

interface LowStockRow extends Omit<LowStockEdition, 'remaining'> {
  remaining: number | string;
  count: number | string;
}

/** Prints that are neither sold nor void. */
const REMAINING_SQL = '(edition.total - edition.sold_or_void_count)';

/** Of all artworks less the archived ones, who are few: to look every edition's artwork up takes twice as long. */
const UNSOLD_TOTALS_SQL = `
  SELECT SUM(prints) AS prints, SUM(cents) AS cents FROM (
    SELECT SUM(${REMAINING_SQL}) AS prints, SUM(${REMAINING_SQL} * edition.price_cents) AS cents
    FROM editions edition WHERE edition.enabled = 1 AND edition.artwork_id IS NOT NULL
    UNION ALL
    SELECT -SUM(${REMAINING_SQL}), -SUM(${REMAINING_SQL} * edition.price_cents)
    FROM artworks artwork JOIN editions edition ON edition.artwork_id = artwork.id
    WHERE edition.enabled = 1 AND artwork.archived_at IS NOT NULL
  ) parts`;

/** Figures over all artworks. A fixed number of queries, however many artworks there are. */
@Injectable()
export class InventoryStatsService {
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

  /** Includes hidden artworks, not archived ones. */
  async totals(): Promise<InventoryTotals> {
    const { manager } = this.database;
    const [[works], [listed], unlisted] = await Promise.all([
      manager.query<{ artworks: string }[]>(
        'SELECT COUNT(*) AS artworks FROM artworks WHERE archived_at IS NULL',
      ),
      manager.query<TotalsRow[]>(UNSOLD_TOTALS_SQL),
      this.totalsWithoutEditions(),
    ]);
    return {
      artworks: Number(works?.artworks ?? 0),
      unsoldPrints: Number(listed?.prints ?? 0) + unlisted.prints,
      unsoldCents: Number(listed?.cents ?? 0) + unlisted.cents,
    };
  }

  /**
   * Editions of public artworks with a tenth of their prints left, or two where a tenth is less. An edition without a
   * sale is small, not low on stock.
   */
  async listLowStock(limit: number): Promise<{ count: number; first: LowStockEdition[] }> {
    const rows = await this.database.manager.query<LowStockRow[]>(
      `SELECT edition.id AS editionId, artwork.id AS artworkId, artwork.title, edition.size, edition.total,
         ${REMAINING_SQL} AS remaining, COUNT(*) OVER () AS count
       FROM editions edition JOIN artworks artwork ON artwork.id = edition.artwork_id
       WHERE edition.is_low_stock = 1 AND artwork.archived_at IS NULL AND artwork.live_status = 'live'
       ORDER BY remaining, artwork.title, edition.position LIMIT ?`,
      [limit],
    );
    return {
      count: Number(rows[0]?.count ?? 0),
      first: rows.map(({ editionId, artworkId, title, size, total, remaining }) => ({
        editionId,
        artworkId,
        title,
        size,
        total,
        remaining: Number(remaining),
      })),
    };
  }

  /** Counts held prints, whoever holds them. One read of an index. */
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

  /** Ids of the artworks with this title, including archived ones. */
  async findIdsByTitle(title: string): Promise<string[]> {
    const rows = await this.database.manager.query<{ id: string }[]>(
      'SELECT id FROM artworks WHERE title = ?',
      [title],
    );
    return rows.map(({ id }) => id);
  }

  /** Title and size of these editions by id, without live editions. */
  async findEditionNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager.query<{ id: string; title: string; size: string }[]>(
      `SELECT editions.id, artworks.title, editions.size
       FROM editions JOIN artworks ON artworks.id = editions.artwork_id WHERE editions.id IN (?)`,
      [ids],
    );
    return new Map(rows.map(({ id, title, size }) => [id, `${title}, ${formatSize(size)}`]));
  }

  /** Artworks without an edition list count with the default editions at their default prices. */
  private async totalsWithoutEditions(): Promise<{ prints: number; cents: Cents }> {
    const groups = await this.database.manager.query<
      { orientation: Orientation; tier: string; works: string }[]
    >(
      `SELECT orientation, tier, COUNT(*) AS works FROM artworks
       WHERE archived_at IS NULL AND NOT EXISTS (SELECT 1 FROM editions WHERE editions.artwork_id = artworks.id)
       GROUP BY orientation, tier`,
    );
    let prints = 0;
    let cents = 0;
    for (const { works, ...work } of groups)
      for (const { total, priceCents } of defaultEditions(this.settings.priceBook, work)) {
        prints += total * Number(works);
        cents += total * priceCents * Number(works);
      }
    return { prints, cents };
  }
}
