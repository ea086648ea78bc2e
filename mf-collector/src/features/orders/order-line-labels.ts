import type { CollectorOrder, CollectorOrderLine, DigitalFile } from '@gallery/contracts';
import {
  toCents,
  formatMoney,
  formatSize,
  frameTypeOfStyle,
  UNTITLED_ARTWORK,
  withFrameWords,
} from '@gallery/domain';

type Line = Pick<CollectorOrderLine, 'size' | 'editionNumbers' | 'editionTotal'>;

/** An event photo order is no print of an edition. */
const isEventPhoto = ({ editionTotal }: Pick<Line, 'editionTotal'>): boolean => editionTotal === 0;

/** A deposit is not paid for a print. */
const isPrint = ({ size }: Pick<Line, 'size'>): boolean => size !== '';

/** `20 × 20 in, 6 of 9`, or `20 × 20 in, 6 and 7 of 9`; the size alone before the payment assigns edition numbers. */
export function printLabel({ size, editionNumbers, editionTotal }: Line): string {
  if (!isPrint({ size })) return 'For a commission';
  if (isEventPhoto({ editionTotal })) return 'Event photo, with its digital file';
  if (editionNumbers.length === 0) return formatSize(size);
  const listed =
    editionNumbers.length === 1
      ? `${editionNumbers[0]}`
      : `${editionNumbers.slice(0, -1).join(', ')} and ${editionNumbers.at(-1)}`;
  return `${formatSize(size)}, ${listed} of ${editionTotal}`;
}

/** `Black Frame, 32.5 × 32.5 in`, `Gold metal, 5 in matte, 42.5 × 32.5 in` for an event photo, or `Unframed`. */
export function frameLabel({
  frameSize,
  frameStyle,
  customFrame,
}: {
  frameSize: string | null;
  frameStyle: string;
  customFrame: string | null;
}): string {
  const words = withFrameWords(frameTypeOfStyle(frameStyle), customFrame);
  return frameSize === null ? words : `${words}, ${formatSize(frameSize)}`;
}

/** The line below an order's first print: `and 2 more prints`; null for a single one. */
export function furtherPrintsLabel({ lines }: Pick<CollectorOrder, 'lines'>): string | null {
  const further = lines.slice(1).reduce((sum, { quantity }) => sum + quantity, 0);
  if (further < 1) return null;
  return `and ${further} more ${further === 1 ? 'print' : 'prints'}`;
}

/** What an order's only line is called. */
export const orderLineName = (line: CollectorOrderLine): string => (isPrint(line) ? 'Print' : 'Deposit');

/** The lines of an order line: title, print, frame, price. */
export function orderLineText(line: CollectorOrderLine): string {
  return [
    line.title || UNTITLED_ARTWORK,
    printLabel(line),
    ...(isEventPhoto(line) ? [] : [frameLabel(line)]),
    formatMoney(toCents(line.price)),
  ].join('\n');
}

/** How long the digital file can be downloaded, or that it has expired. */
export const fileExpiryLabel = (
  { expiresAt }: DigitalFile,
  now: Date,
  format: (at: string) => string,
): string =>
  isExpired(expiresAt, now)
    ? 'This link has expired. Write to us, and we will send you a new one.'
    : `Until ${format(expiresAt)}`;

export const isExpired = (expiresAt: string, now: Date): boolean => new Date(expiresAt) <= now;
