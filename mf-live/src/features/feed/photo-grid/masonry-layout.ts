/** The layout of photos: ids by column, from the top down. */
export type MasonryColumns = readonly (readonly string[])[];

export interface TilePosition {
  column: number;
  /** Pixels from the top of the grid. */
  top: number;
  height: number;
}

export interface MasonryOptions {
  columns: number;
  /** Pixels between a photo and the next one below it. */
  gap: number;
  /** Height of a photo with its label in pixels. */
  heightOf: (id: string) => number;
}

/**
 * Lays out photos, newest first. At first, and whenever the number of columns changes, each goes into the shortest
 * column, from the newest down. Later photos go on top of the shortest column, and the others stay: CSS columns
 * would shift everything at every new photo.
 * @returns the same layout if nothing changed
 */
export function arrangeMasonry(
  before: MasonryColumns,
  ids: readonly string[],
  plan: MasonryOptions,
): MasonryColumns {
  const hung = new Set(before.flat());
  if (before.length !== plan.columns || hung.size === 0)
    return ids.length === 0 ? emptyColumns(before, plan) : layOutFromScratch(ids, plan);
  const wanted = new Set(ids);
  const arrivals = ids.filter((id) => !hung.has(id));
  const isAnyGone = [...hung].some((id) => !wanted.has(id));
  if (arrivals.length === 0 && !isAnyGone) return before;
  const columns = before.map((column) => column.filter((id) => wanted.has(id)));
  const heights = columns.map((column) => columnHeight(column, plan));
  // The oldest new photo first: the newest ends on top.
  for (const id of arrivals.toReversed()) {
    const shortest = heights.indexOf(Math.min(...heights));
    columns[shortest]?.unshift(id);
    heights[shortest] = (heights[shortest] ?? 0) + plan.heightOf(id) + plan.gap;
  }
  return columns;
}

/** Positions by id, and the height of the grid. */
export function tilePositions(hanging: MasonryColumns, { gap, heightOf: height }: MasonryOptions) {
  const places = new Map<string, TilePosition>();
  let bottom = 0;
  for (const [column, ids] of hanging.entries()) {
    let top = 0;
    for (const id of ids) {
      const own = height(id);
      places.set(id, { column, top, height: own });
      bottom = Math.max(bottom, top + own);
      top += own + gap;
    }
  }
  return { places, height: bottom };
}

function layOutFromScratch(ids: readonly string[], plan: MasonryOptions): MasonryColumns {
  const columns = Array.from({ length: plan.columns }, (): string[] => []);
  const heights = columns.map(() => 0);
  for (const id of ids) {
    const shortest = heights.indexOf(Math.min(...heights));
    columns[shortest]?.push(id);
    heights[shortest] = (heights[shortest] ?? 0) + plan.heightOf(id) + plan.gap;
  }
  return columns;
}

/** Empty columns; the given ones if they are. */
const emptyColumns = (before: MasonryColumns, { columns }: MasonryOptions): MasonryColumns =>
  before.length === columns && before.every(({ length }) => length === 0)
    ? before
    : Array.from({ length: columns }, () => []);

const columnHeight = (column: readonly string[], plan: MasonryOptions): number =>
  column.reduce((sum, id) => sum + plan.heightOf(id) + plan.gap, 0);
