import { frameTypeLabel, parseFrameType } from '@gallery/domain';

/** A frame style as `frameType`: 'Black' is 'Black Frame'; unknown texts stay as they are. */
export function frameTypeOfStyle(style: string): string {
  const known = parseFrameType(style);
  return known === null || known === 'standard' ? style : frameTypeLabel(known);
}
