/** How many prints of an edition are sold. */
export interface EditionCount {
  total: number;
  sold: number;
}

/** '3 of 9 remaining', with prints on hold, or 'Sold Out'. */
export function remainingLabel({ total, sold, held }: EditionCount & { held: number }): string {
  const remaining = total - sold;
  if (remaining <= 0) return 'Sold Out';
  const words = `${remaining} of ${total} remaining`;
  return held > 0 ? `${words}, ${held} on hold` : words;
}

/** The editions whose price may be shown: those with an available print, else with one on hold, else all. */
export function editionsToPrice<Edition extends EditionCount & { held: number }>(
  editions: readonly Edition[],
): readonly Edition[] {
  const open = editions.filter(({ total, sold, held }) => total - sold - held > 0);
  if (open.length > 0) return open;
  const unsold = editions.filter(({ total, sold }) => total > sold);
  return unsold.length > 0 ? unsold : editions;
}

/** '7 of 9 sold', with prints on hold and reserved. */
export function soldLabel({
  total,
  sold,
  held,
  reserved,
}: EditionCount & { held: number; reserved: number }): string {
  return [
    `${sold} of ${total} sold`,
    ...(held > 0 ? [`${held} on hold`] : []),
    ...(reserved > 0 ? [`${reserved} reserved`] : []),
  ].join(', ');
}

/** What a card says about stock; with a null `label`, nothing. */
export interface StockStatus {
  state: 'sold-out' | 'few' | 'featured' | 'open';
  remaining: number;
  label: string | null;
}

/** From this count down, the number is shown. */
const LOW_STOCK_THRESHOLD = 10;

/** The stock of an artwork over all of its editions (public-side §4). */
export function stockStatusOf(editions: readonly EditionCount[], isFeatured: boolean): StockStatus {
  const remaining = editions.reduce((sum, edition) => sum + (edition.total - edition.sold), 0);
  if (remaining === 0) return { state: 'sold-out', remaining, label: 'Sold Out' };
  if (remaining <= LOW_STOCK_THRESHOLD) return { state: 'few', remaining, label: `${remaining} remaining` };
  if (isFeatured) return { state: 'featured', remaining, label: 'Featured' };
  return { state: 'open', remaining, label: null };
}
