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

/** What a card says about stock; a null `label` says nothing. */
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
