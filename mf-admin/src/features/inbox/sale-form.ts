import type { InventoryRow, MessageRecord, SellByMessage } from '@gallery/contracts';
import { cents, formatMoney, formatSize } from '@gallery/domain';

export type Edition = InventoryRow['editions'][number];

/** What stands in the form's boxes; sums in dollars as they are typed. */
export interface SaleFields {
  artworkId: string;
  size: string;
  price: string;
  shipping: string;
  framing: string;
  days: string;
  fullName: string;
  email: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  words: string;
}

/** How a sale begins: to who wrote, of the work they wrote about. */
export const firstSale = ({ name, email, artwork }: MessageRecord): SaleFields => ({
  artworkId: artwork?.id ?? '',
  size: '',
  price: '',
  shipping: '',
  framing: '',
  days: '7',
  fullName: name,
  email,
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  words: '',
});

/** Sizes of which a number can be bought now. */
export const sizesOf = (editions: readonly Edition[]): Edition[] =>
  editions.filter(({ enabled, availableEditions }) => enabled && availableEditions > 0);

/** `20 × 20 in, $4,450, 4 of 9 can be bought`. */
export const sizeWords = ({ size, label, price, availableEditions, totalEditions }: Edition): string =>
  [
    [formatSize(size), label].filter(Boolean).join(' '),
    formatMoney(cents(price)),
    `${availableEditions} of ${totalEditions} can be bought`,
  ].join(', ');

/** A sum as somebody typed it, with or without dollar sign and commas; not a number where it is none. */
const dollarsIn = (typed: string): number => {
  const plain = typed.replaceAll(/[$,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
};

/** Nothing typed is no sum. */
const optionalDollars = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : dollarsIn(typed);

const SUM = 'Please enter the sum in dollars, or nothing.';

/** What JSON could not carry to the server, which judges everything else. */
export function saleFaults({
  shipping,
  framing,
  days,
}: SaleFields): Partial<Record<keyof SaleFields, string>> {
  const faults: Partial<Record<keyof SaleFields, string>> = {};
  if (Number.isNaN(optionalDollars(shipping))) faults.shipping = SUM;
  if (Number.isNaN(optionalDollars(framing))) faults.framing = SUM;
  if (!/^\d+$/.test(days.trim())) faults.days = 'Please enter 1 to 90 days.';
  return faults;
}

/** What the API is asked. */
export const saleBody = (fields: SaleFields, version: number): SellByMessage => {
  const { artworkId, size, price, shipping, framing, days, words, ...buyer } = fields;
  return {
    version,
    items: [{ artworkId, size, quantity: 1, price: dollarsIn(price) }],
    buyer,
    shipping: optionalDollars(shipping),
    framing: optionalDollars(framing),
    days: Number(days),
    words,
  };
};

/** What the buyer is asked for, in cents; null until every sum is one. */
export function saleTotal({ price, shipping, framing }: SaleFields): number | null {
  const sums = [dollarsIn(price), optionalDollars(shipping) ?? 0, optionalDollars(framing) ?? 0];
  return sums.every((sum) => Number.isFinite(sum) && sum >= 0)
    ? sums.reduce((total, sum) => total + cents(sum), 0)
    : null;
}
