/** One page of a list, as far as changes go. */
interface Page {
  items: unknown[];
  nextCursor: string | null;
}

/** The differences between a shown list and the list as it is now. */
interface ListDifference {
  newCount: number;
  outdatedCount: number;
}

/** Fields that identify a row; the first that it has counts. */
const KEY_FIELDS = ['id', 'coaId', 'orderNumber', 'number'] as const;

/** What distinguishes a row from the others of its list. */
export function keyOfRow(row: unknown): string {
  const fields = new Map<string, unknown>(Object.entries(row ?? {}));
  const key = KEY_FIELDS.map((name) => fields.get(name)).find((value) => typeof value === 'string');
  return typeof key === 'string' ? key : JSON.stringify(row);
}

const rowsOf = (pages: readonly Page[]): unknown[] => pages.flatMap(({ items }) => items);

/** The pages that are shown, with each row as it is now; their order stays. Rows that were deleted go. */
export function updateShownPages<Shown extends Page>(
  shown: readonly Shown[],
  latest: readonly Shown[],
  deletedIds: ReadonlySet<string>,
): Shown[] {
  const rows = new Map(rowsOf(latest).map((row) => [keyOfRow(row), row]));
  return shown.map((page, place) => ({
    ...page,
    // Facts of the whole list stand on its first page.
    ...(place === 0 && latest[0]),
    items: page.items
      .filter((row) => !deletedIds.has(keyOfRow(row)))
      .map((row) => rows.get(keyOfRow(row)) ?? row),
    nextCursor: page.nextCursor,
  }));
}

/**
 * What is new among as many pages as are shown, and what is shown but not among them any more. New rows push others off
 * the last page, and deleted ones pull others onto it: what follows the last row that is in both counts as neither.
 */
export function compareWithShown(shown: readonly Page[], latest: readonly Page[]): ListDifference {
  const shownKeys = rowsOf(shown).map(keyOfRow);
  const latestKeys = rowsOf(latest).map(keyOfRow);
  const [isShown, isLatest] = [new Set(shownKeys), new Set(latestKeys)];
  const lastCommon = (keys: string[], others: Set<string>) => keys.findLastIndex((key) => others.has(key));
  const isAllShown = shown.at(-1)?.nextCursor === null;
  const isAllLatest = latest.at(-1)?.nextCursor === null;
  const until = (keys: string[], others: Set<string>, isWhole: boolean) =>
    isWhole || lastCommon(keys, others) < 0 ? keys : keys.slice(0, lastCommon(keys, others));
  return {
    newCount: until(latestKeys, isShown, isAllShown).filter((key) => !isShown.has(key)).length,
    outdatedCount: until(shownKeys, isLatest, isAllLatest).filter((key) => !isLatest.has(key)).length,
  };
}
