import type { FrameStyle } from '../catalog/frame-styles';
import { formatSize } from '../catalog/print-size';

const SMALL_NUMBERS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** An integer up to a hundred in words, `forty-two`; larger ones in digits. */
export function numberInWords(value: number): string {
  if (value === 100) return 'one hundred';
  if (value > 100) return String(value);
  const small = SMALL_NUMBERS[value];
  if (small !== undefined) return small;
  const ones = value % 10 === 0 ? '' : `-${SMALL_NUMBERS[value % 10] ?? ''}`;
  return `${TENS[Math.floor(value / 10)] ?? ''}${ones}`;
}

/** The statement of a certificate. */
export const certificateStatement = (number: number, total: number): string =>
  `This print is number ${numberInWords(number)} of an edition of ${numberInWords(total)}, made under the ` +
  'supervision of the photographer, signed and numbered by hand. No further prints of this size will be made.';

interface PrintDescription {
  size: string;
  frameSize: string | null;
  frameStyle: FrameStyle;
  /** The owner's words for a custom frame; null for every other. */
  customFrame: string | null;
}

/** `20 × 20 in, framed 32.5 × 32.5 in, black`; a custom frame in its owner's words. */
export function formatPrintDimensions({
  size,
  frameSize,
  frameStyle,
  customFrame,
}: PrintDescription): string {
  const style = customFrame ?? frameStyle.toLowerCase();
  if (frameStyle === 'Unframed') return `${formatSize(size)}, unframed`;
  const frame = frameSize === null ? 'framed' : `framed ${formatSize(frameSize)}`;
  return `${formatSize(size)}, ${frame}, ${style}`;
}
