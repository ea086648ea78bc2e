import type { ConversionDimension } from '@gallery/contracts';
import { sourceLabel } from './visit-labels';

interface DimensionLabels {
  /** To choose it by. */
  label: string;
  /** Above its column. */
  head: string;
  /** What came by none. */
  none: string;
  /** Those that are not told apart. */
  rest: string;
}

/** What leads to a sale, in words. */
export const DIMENSION_LABELS: Record<ConversionDimension, DimensionLabels> = {
  source: { label: 'Source', head: 'Source', none: 'Not known', rest: 'Other sources' },
  event: { label: 'Event', head: 'Event', none: 'No event', rest: 'Other events' },
  partner: { label: 'Partner', head: 'Partner', none: 'No partner', rest: 'Other partners' },
};

/** One of them as people read it, when it has no name. */
export function dimensionValueLabel(by: ConversionDimension, key: string): string {
  if (key === '(other)') return DIMENSION_LABELS[by].rest;
  return by === 'source' ? sourceLabel(key) : key;
}

/** What the address says of it, else by source. */
export function parseDimension(text: string): ConversionDimension {
  return text === 'event' || text === 'partner' ? text : 'source';
}
