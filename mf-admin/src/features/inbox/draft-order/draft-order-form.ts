import type { InventoryRow, MessageRecord, CreateMessageOrder } from '@gallery/contracts';
import { MAX_PAYMENT_LINK_DAYS, PAYMENT_LINK_DAYS, toCents, formatMoney, formatSize } from '@gallery/domain';
import { parseDollars } from '../../../components/forms/input-values';

export type Edition = InventoryRow['editions'][number];

/** A draft order as it is typed, sums in dollars. */
export interface DraftOrderFields {
  artworkId: string;
  size: string;
  price: string;
  shipping: string;
  framing: string;
  days: string;
  buyer: Record<'fullName' | 'email' | 'street' | 'city' | 'state' | 'zip' | 'country', string>;
  words: string;
}

/** How a draft order begins: for the writer, with the artwork they wrote about. */
export const newDraftOrder = ({ name, email, artwork }: MessageRecord): DraftOrderFields => ({
  artworkId: artwork?.id ?? '',
  size: '',
  price: '',
  shipping: '',
  framing: '',
  days: String(PAYMENT_LINK_DAYS.draftOrder),
  buyer: { fullName: name, email, street: '', city: '', state: '', zip: '', country: '' },
  words: '',
});

/** Sizes that have an available print. */
export const availableSizes = (editions: readonly Edition[]): Edition[] =>
  editions.filter(({ enabled, availableEditions }) => enabled && availableEditions > 0);

/** `20 × 20 in, $4,450, 4 of 9 available`. */
export const sizeLabel = ({ size, label, price, availableEditions, totalEditions }: Edition): string =>
  [
    [formatSize(size), label].filter(Boolean).join(' '),
    formatMoney(toCents(price)),
    `${availableEditions} of ${totalEditions} available`,
  ].join(', ');

/** NaN for what is not a sum. */
const parseAmount = (typed: string): number => parseDollars(typed) ?? Number.NaN;

/** An empty field is not a sum. */
const parseOptionalAmount = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : parseAmount(typed);

const AMOUNT_ERROR = 'Enter an amount in dollars, or leave it empty.';

/** Errors in what JSON could not carry to the server, which checks everything else. */
export function validateDraftOrder({
  shipping,
  framing,
  days,
}: DraftOrderFields): Partial<Record<keyof DraftOrderFields, string>> {
  const errors: Partial<Record<keyof DraftOrderFields, string>> = {};
  if (Number.isNaN(parseOptionalAmount(shipping))) errors.shipping = AMOUNT_ERROR;
  if (Number.isNaN(parseOptionalAmount(framing))) errors.framing = AMOUNT_ERROR;
  if (!/^\d+$/.test(days.trim())) errors.days = `Enter 1 to ${MAX_PAYMENT_LINK_DAYS} days.`;
  return errors;
}

/** The request to the API. */
export const toDraftOrderRequest = (fields: DraftOrderFields, version: number): CreateMessageOrder => {
  const { artworkId, size, price, shipping, framing, days, words, buyer } = fields;
  return {
    version,
    items: [{ artworkId, size, quantity: 1, price: parseAmount(price) }],
    buyer,
    shipping: parseOptionalAmount(shipping),
    framing: parseOptionalAmount(framing),
    days: Number(days),
    words,
  };
};

/** What the buyer is asked for, in cents; null until every sum is one. */
export function draftOrderTotal({ price, shipping, framing }: DraftOrderFields): number | null {
  const sums = [parseAmount(price), parseOptionalAmount(shipping) ?? 0, parseOptionalAmount(framing) ?? 0];
  return sums.every((sum) => Number.isFinite(sum) && sum >= 0)
    ? sums.reduce((total, sum) => total + toCents(sum), 0)
    : null;
}
