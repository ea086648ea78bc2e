import type { InventoryRecord } from '@gallery/contracts';
import { formatMoney } from '@gallery/domain';

/** What the sales file says for an artwork without a description. */
const NO_DESCRIPTION = 'No description available';

/** Name and content of the file that Generate Sales downloads. */
export interface SalesFile {
  name: string;
  text: string;
}

export function salesFile({
  title,
  series,
  price,
  description,
  availability,
  orientation,
}: Pick<
  InventoryRecord,
  'title' | 'series' | 'price' | 'description' | 'availability' | 'orientation'
>): SalesFile {
  const content = {
    title,
    series: series || 'N/A',
    price: price === null ? 'Price on inquiry' : formatDollars(price),
    description: description?.trim() || NO_DESCRIPTION,
    availability,
    orientation,
  };
  return { name: `${title.replace(/ /g, '_')}_sales_info.json`, text: JSON.stringify(content, null, 2) };
}

/** `$4,000`, with cents only where there are any. */
const formatDollars = (price: number): string => formatMoney(Math.round(price * 100));
