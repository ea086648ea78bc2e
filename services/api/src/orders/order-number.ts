import { randomInt } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that a number can be read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of four random characters: `7K3M-Q9XD`. Public ids reveal nothing, not even how many there are. */
export function randomCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/**
 * An order number as someone types it: case, dashes and spaces don't matter, and I, L and O are read as the digits they
 * look like. Null for anything else.
 */
export function parseOrderNumber(text: string): string | null {
  const bare = text.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '');
  const [, brand, first, second] = /^([A-Z0-9]{2})([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(bare) ?? [];
  if (brand === undefined || first === undefined || second === undefined) return null;
  return [brand, normalizeGroup(first), normalizeGroup(second)].join('-');
}

/** Part of a number: the brand's two letters, dashes, and the characters of the groups. */
const ORDER_NUMBER_PART = /^(?:[0-9A-Z]{1,2}|(?:[0-9A-Z]{0,2}-)?[0-9A-HJKMNP-TV-Z-]{0,12})$/i;

/** Whether a text can be part of an order number; most search texts cannot. */
export const isOrderNumberPart = (text: string): boolean => ORDER_NUMBER_PART.test(text);

const normalizeGroup = (group: string): string => group.replaceAll(/[IL]/g, '1').replaceAll('O', '0');

/** `TF-7K3M-Q9XD`: the first two letters of the brand's id, then 40 random bits. */
export const generateOrderNumber = (brandId: string): string =>
  `${brandId.slice(0, 2).toUpperCase()}-${randomCode(2)}`;
