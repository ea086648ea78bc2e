import type { EditionStock, PrintRecord, SiblingEdition } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';

/** The status of a number, in a word. */
export const PRINT_STATE_LABELS: Record<PrintRecord['state'], string> = {
  available: 'Available',
  held: 'On hold',
  reserved: 'Reserved',
  'gallery-hold': 'On hold',
  sold: 'Sold',
  'sold-elsewhere': 'Sold',
  refunded: 'Refunded',
  void: 'Void',
};

/** The dot beside it, as the edition's row of dots has it. */
export const PRINT_STATE_DOTS: Record<PrintRecord['state'], 'sold' | 'held' | 'free' | 'void'> = {
  available: 'free',
  held: 'held',
  reserved: 'held',
  'gallery-hold': 'held',
  sold: 'sold',
  'sold-elsewhere': 'sold',
  refunded: 'sold',
  void: 'void',
};

/** `Inside Voice, 20 × 20 in, framed 32.5 × 32.5 in`. */
export const editionLabel = ({ title, size, frameSize, label }: EditionStock): string =>
  [
    title,
    ...(label ? [label] : []),
    formatSize(size),
    ...(frameSize === null ? [] : [`framed ${formatSize(frameSize)}`]),
  ].join(', ');

/** `5 sold, 1 on hold, 3 people waiting`; empty where nothing has happened. */
export const countsLabel = ({ sold, held, void: gone, waiting }: EditionStock): string =>
  [
    ...(sold > 0 ? [`${sold} sold`] : []),
    ...(held > 0 ? [`${held} on hold`] : []),
    ...(gone > 0 ? [`${gone} void`] : []),
    ...(waiting > 0 ? [waiting === 1 ? '1 person waiting' : `${waiting} people waiting`] : []),
  ].join(', ');

/** How many are left of an edition among the others: `3`, `Sold out`. */
export const siblingRemainingLabel = ({ remaining }: SiblingEdition): string =>
  remaining === 0 ? 'Sold out' : `${remaining}`;

/** What happened to a number, for its history. */
export function printEventLabel({ kind, reason, orderNumber }: PrintRecord['history'][number]): string {
  const words = PRINT_EVENT_LABELS[kind] ?? kind;
  return [
    words,
    ...(kind === 'sold' && orderNumber ? [` in ${orderNumber}`] : []),
    ...(reason ? [`: ${reason}`] : []),
  ].join('');
}

const PRINT_EVENT_LABELS: Record<string, string> = {
  sold: 'Sold',
  returned: 'Returned to stock',
  replaced: 'Print replaced',
  void: 'Voided',
  reserved: 'Reserved by a collector',
  'reservation-ended': 'Reservation ended',
  'gallery-hold': 'Held',
  'gallery-hold-ended': 'Released',
};

/** Who did it, as people say it; null for automatic changes. */
export const actorLabel = (actor: string): string | null =>
  actor === 'collector' || actor === 'clock' ? null : actor === 'shop' ? 'the shop' : actor;
