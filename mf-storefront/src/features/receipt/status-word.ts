import type { OrderReceipt } from '@gallery/contracts';

/** A status as a word of its own: `Shipped`. */
export const statusWord = (status: OrderReceipt['status']): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
