import { formatSize } from '../catalog/print-size';

/** A line of an order. */
interface OrderLineFrame {
  /** Empty for a line that is not a print, such as a deposit. */
  size: string;
  frameSize: string | null;
  /** `Black Frame`. */
  frameType: string;
}

/** `20 × 20 in, framed 32.5 × 32.5 in, Black Frame`; empty if not a print. */
export const orderLineDetails = ({ size, frameSize, frameType }: OrderLineFrame): string =>
  size === ''
    ? ''
    : [formatSize(size), ...(frameSize ? [`framed ${formatSize(frameSize)}`] : []), frameType].join(', ');
