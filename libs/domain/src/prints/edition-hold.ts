import { AWAITED_HOLD_MS } from '../orders/waiting-room-policy';

/** The prints of an edition, and until when others hold some. */
export interface EditionHold {
  total: number;
  sold: number;
  held: number;
  available: number;
  /** When the first of the held prints is released if nobody buys it; null for none, or without a time. */
  heldUntil: string | null;
  /** The same for prints in unpaid orders and carts, without reservations. */
  unpaidUntil: string | null;
}

/** Whether others hold the last prints. */
export const isOnHold = ({ available, held, sold, total }: EditionHold): boolean =>
  available === 0 && held > 0 && held + sold >= total;

/** Whether checkouts or carts hold one of the last prints, so that a buyer who checks out now waits for it. */
export const isAwaited = (edition: EditionHold): boolean =>
  isOnHold(edition) &&
  edition.unpaidUntil !== null &&
  Date.parse(edition.unpaidUntil) <= Date.now() + AWAITED_HOLD_MS;

/** Who holds the last prints, and when to look again. */
export function holdNotice(edition: EditionHold, formatTime: (at: string) => string): string {
  const { held, unpaidUntil, heldUntil } = edition;
  if (isAwaited(edition) && unpaidUntil !== null) {
    const latest = `held until ${formatTime(unpaidUntil)} at the latest.`;
    return held === 1
      ? `Someone else is checking out with the last print in this size. It is ${latest}`
      : `Others are checking out with the last prints in this size. The first is ${latest}`;
  }
  const prints = held === 1 ? 'print in this size is' : 'prints in this size are';
  const orders = held === 1 ? 'an order that is' : 'orders that are';
  const reason = unpaidUntil === null ? 'reserved' : `held for ${orders} not paid yet`;
  const next = heldUntil === null ? '' : ` Check again after ${formatTime(heldUntil)}.`;
  return `The last ${prints} ${reason}.${next}`;
}
