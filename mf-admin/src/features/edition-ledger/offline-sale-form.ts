import type { EditionStock, CreateOfflineSale } from '@gallery/contracts';
import { parseDollars } from '../../components/forms/parse-dollars';

/** A sale at the gallery as it is typed. */
export interface OfflineSaleFields {
  /** Empty for the lowest free number. */
  number: string;
  frameType: string;
  price: string;
  paymentMethod: CreateOfflineSale['paymentMethod'];
  buyer: Record<'fullName' | 'email' | 'phone' | 'street' | 'city' | 'state' | 'zip' | 'country', string>;
  notes: string;
  tellsBuyer: boolean;
}

/** The list price and the edition's own frame, until somebody says otherwise. */
export const newOfflineSale = (
  { price, frameType }: EditionStock,
  number: number | null,
): OfflineSaleFields => ({
  number: number === null ? '' : String(number),
  price: price > 0 ? String(price) : '',
  paymentMethod: 'card',
  frameType,
  buyer: {
    fullName: '',
    email: '',
    phone: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    country: 'United States',
  },
  notes: '',
  tellsBuyer: true,
});

/** The sale as the API takes it. The server refuses what is not a number, at the field. */
export function toOfflineSaleRequest(
  sale: OfflineSaleFields,
  id: string,
  ledger: EditionStock,
): CreateOfflineSale {
  const number = sale.number === '' ? null : Number(sale.number);
  const row = ledger.prints.find((each) => each.editionNumber === number);
  const email = sale.buyer.email.trim();
  return {
    ...sale,
    id,
    editionNumber: number,
    ...(row ? { version: row.version } : {}),
    price: parseDollars(sale.price) ?? Number.NaN,
    buyer: { ...sale.buyer, email },
    tellsBuyer: sale.tellsBuyer && email !== '',
  };
}
