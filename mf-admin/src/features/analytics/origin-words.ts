import type { SalesDimension } from '@gallery/contracts';
import { sourceWords } from './visit-words';

interface OriginWords {
  /** To choose it by. */
  word: string;
  /** Above its column. */
  head: string;
  /** What came by none. */
  none: string;
  /** Those that are not told apart. */
  rest: string;
}

/** What leads to a sale, in words. */
export const ORIGINS: Record<SalesDimension, OriginWords> = {
  source: { word: 'Source', head: 'Source', none: 'Not known', rest: 'Other sources' },
  event: { word: 'Event', head: 'Event', none: 'No event', rest: 'Other events' },
  partner: { word: 'Partner', head: 'Partner', none: 'No partner', rest: 'Other partners' },
};

/** One of them as people read it, when it has no name. */
export function originWords(by: SalesDimension, key: string): string {
  if (key === '(other)') return ORIGINS[by].rest;
  return by === 'source' ? sourceWords(key) : key;
}

/** What the address says of it, else by source. */
export function readDimension(text: string): SalesDimension {
  return text === 'event' || text === 'partner' ? text : 'source';
}
