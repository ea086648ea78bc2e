import type { EditionStock, CreateOfflineSale } from '@gallery/contracts';

/** What is typed of a sale at the gallery, as text. */
export interface OfflineSaleFields {
  /** Empty for the lowest free number. */
  number: string;
  fullName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  price: string;
  paidHow: CreateOfflineSale['paidHow'];
  frameType: string;
  notes: string;
  tellsBuyer: boolean;
}

/** The list price and the edition's own frame, until somebody says otherwise. */
export const newOfflineSale = (
  { price, frameType }: EditionStock,
  number: number | null,
): OfflineSaleFields => ({
  number: number === null ? '' : String(number),
  fullName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: 'United States',
  price: price > 0 ? String(price) : '',
  paidHow: 'card',
  frameType,
  notes: '',
  tellsBuyer: true,
});

/** The draft as the API takes it. What is no number is refused at the field, in the server's words. */
export function toOfflineSaleRequest(
  draft: OfflineSaleFields,
  id: string,
  ledger: EditionStock,
): CreateOfflineSale {
  const number = draft.number === '' ? null : Number(draft.number);
  const row = ledger.numbers.find((each) => each.number === number);
  return {
    id,
    number,
    ...(row ? { version: row.version } : {}),
    frameType: draft.frameType,
    price: Number(draft.price.replace(/[$,\s]/g, '') || Number.NaN),
    paidHow: draft.paidHow,
    buyer: {
      fullName: draft.fullName,
      email: draft.email.trim(),
      phone: draft.phone,
      street: draft.street,
      city: draft.city,
      state: draft.state,
      zip: draft.zip,
      country: draft.country,
    },
    notes: draft.notes,
    tellsBuyer: draft.tellsBuyer && draft.email.trim() !== '',
  };
}
