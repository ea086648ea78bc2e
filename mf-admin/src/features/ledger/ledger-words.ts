import type { EditionLedger, LedgerNumber, LedgerSibling } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { staffName } from '../../parts/staff-name';

/** How a number stands, in a word. */
export const STATE_WORDS: Record<LedgerNumber['state'], string> = {
  available: 'Available',
  held: 'On hold',
  reserved: 'Reserved',
  aside: 'On hold',
  sold: 'Sold',
  outside: 'Sold',
  refunded: 'Refunded',
  void: 'Void',
};

/** The dot beside it, as the edition's row of dots has it. */
export const DOT_OF: Record<LedgerNumber['state'], 'sold' | 'held' | 'free' | 'void'> = {
  available: 'free',
  held: 'held',
  reserved: 'held',
  aside: 'held',
  sold: 'sold',
  outside: 'sold',
  refunded: 'sold',
  void: 'void',
};

/** `Inside Voice, 20 × 20 in, framed 32.5 × 32.5 in`. */
export const editionWords = ({ title, size, frameSize, label }: EditionLedger): string =>
  [
    title,
    ...(label ? [label] : []),
    formatSize(size),
    ...(frameSize === null ? [] : [`framed ${formatSize(frameSize)}`]),
  ].join(', ');

/** `5 sold, 1 on hold`; empty where nothing has happened. */
export const countWords = ({ sold, held, void: gone }: EditionLedger): string =>
  [
    ...(sold > 0 ? [`${sold} sold`] : []),
    ...(held > 0 ? [`${held} on hold`] : []),
    ...(gone > 0 ? [`${gone} void`] : []),
  ].join(', ');

/** How many are left of an edition among the others: `3`, `Sold out`. */
export const leftWords = ({ remaining }: LedgerSibling): string =>
  remaining === 0 ? 'Sold out' : `${remaining}`;

/** What happened to a number, for its history. */
export function eventWords({ kind, reason, orderNumber }: LedgerNumber['history'][number]): string {
  const words = EVENTS[kind] ?? kind;
  return [
    words,
    ...(kind === 'sold' && orderNumber ? [` in ${orderNumber}`] : []),
    ...(reason ? [`: ${reason}`] : []),
  ].join('');
}

const EVENTS: Record<string, string> = {
  sold: 'Sold',
  returned: 'Returned to stock',
  replaced: 'Print replaced',
  void: 'Made void',
  reserved: 'Reserved by a collector',
  'reservation-ended': 'Reservation ended',
  aside: 'Held',
  'aside-ended': 'Released',
};

/** Who did it, as people say it; null for what happens by itself. */
export const actorWords = (actor: string): string | null =>
  actor === 'collector' || actor === 'clock' ? null : actor === 'shop' ? 'the shop' : staffName(actor);
