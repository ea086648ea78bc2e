/** Rows that an export reads at once. */
const BATCH_SIZE = 500;

/**
 * A whole list in batches, each read from where the one before ended: no list is ever whole in memory.
 * @param readAfter rows after the last one of the batch before, null for the first batch; as many as asked for while there are more
 */
export async function* inBatches<Row>(
  readAfter: (last: Row | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await readAfter(last, BATCH_SIZE);
    yield rows;
    last = rows.at(-1) ?? null;
    if (rows.length < BATCH_SIZE) return;
  }
}
