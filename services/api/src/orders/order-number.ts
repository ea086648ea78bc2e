import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U, so that a number survives being read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of four random characters: `7K3M-Q9XD`. Public ids tell nothing and don't count. */
export function randomCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/**
 * An order's number as somebody types it from a letter: letters' case, dashes and spaces don't matter, and I, L and O
 * are read as the digits they were taken for. Null for what is no number at all.
 */
export function parseOrderNumber(text: string): string | null {
  const bare = text.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '');
  const [, brand, first, second] = /^([A-Z0-9]{2})([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(bare) ?? [];
  if (brand === undefined || first === undefined || second === undefined) return null;
  return [brand, normalizeGroup(first), normalizeGroup(second)].join('-');
}

/** What may stand in a number beyond its brand's two letters, and the dash between its parts. */
const ORDER_NUMBER_PART = /^(?:[0-9A-Z]{1,2}|(?:[0-9A-Z]{0,2}-)?[0-9A-HJKMNP-TV-Z-]{0,12})$/i;

/** Whether a text may be a part of an order's number: most of what is searched for cannot. */
export const isOrderNumberPart = (text: string): boolean => ORDER_NUMBER_PART.test(text);

const normalizeGroup = (group: string): string => group.replaceAll(/[IL]/g, '1').replaceAll('O', '0');

/** A number for a new order, `TF-7K3M-Q9XD`: the first two letters of the brand's id, then 40 random bits. */
export const generateOrderNumber = (brandId: string): string =>
  `${brandId.slice(0, 2).toUpperCase()}-${randomCode(2)}`;
