import { formatMoney, formatSize } from '@gallery/domain';
import type { CartItem } from '@gallery/session';
import type { CartLineError } from './cart-line-errors';

/** '20 × 20 in, framed 32.5 × 32.5 in' or '5 × 7 in, unframed'. */
export function sizeLabel({ size, frameSize }: Pick<CartItem, 'size' | 'frameSize'>): string {
  return `${formatSize(size)}, ${frameSize === '' ? 'unframed' : `framed ${formatSize(frameSize)}`}`;
}

/** The frames of all units in one line: 'Black Frame', or '2 × Black Frame, 1 × Gold Frame'. */
export function framesLabel({ frameTypes }: Pick<CartItem, 'frameTypes'>): string {
  const distinct = [...new Set(frameTypes)];
  if (distinct.length <= 1) return distinct[0] ?? '';
  const count = (type: string) => frameTypes.filter((unit) => unit === type).length;
  return distinct.map((type) => `${count(type)} × ${type}`).join(', ');
}

/** What the buyer reads where a line cannot be bought as it stands. */
export function cartLineErrorMessage(error: CartLineError): string {
  switch (error.kind) {
    case 'gone':
      return 'This print is no longer offered. Please remove it.';
    case 'withdrawn':
      return 'This photograph was withdrawn from its event and cannot be bought. Please remove it.';
    case 'sold-out':
      return 'This print is not available any more. Please remove it.';
    case 'fewer':
      return `Only ${error.remaining} of this print ${error.remaining === 1 ? 'is' : 'are'} left.`;
    case 'price':
      return `The price of this print is now ${formatMoney(error.price)}.`;
  }
}
