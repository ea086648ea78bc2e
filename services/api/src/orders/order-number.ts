import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U, so that a number survives being read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of four random characters: `7K3M-Q9XD`. Public ids tell nothing and don't count. */
export function randomGroups(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A number for a new order, `TF-7K3M-Q9XD`: the first two letters of the brand's id, then 40 random bits. */
export const orderNumber = (brandId: string): string =>
  `${brandId.slice(0, 2).toUpperCase()}-${randomGroups(2)}`;
