import type { PriceChangeInput, PriceChangeRecord } from '@gallery/contracts';
import { formatMoney, formatSize, toCents } from '@gallery/domain';

/** A change of prices as its fields hold it. */
export interface PriceChangeDraft {
  sizes: string[];
  direction: 'raise' | 'lower';
  kind: PriceChangeInput['kind'];
  /** A percentage or dollars, as typed. */
  value: string;
}

export const EMPTY_PRICE_CHANGE: PriceChangeDraft = {
  sizes: [],
  direction: 'raise',
  kind: 'percent',
  value: '',
};

/** What is sent. An invalid value is sent as a non-number, which the gallery refuses at its field. */
export function toPriceChangeInput({ sizes, direction, kind, value }: PriceChangeDraft): PriceChangeInput {
  const plain = value.replace(/[$,%\s]/g, '');
  const step = plain === '' ? Number.NaN : Number(plain);
  return { sizes, kind, value: direction === 'raise' ? step : -step };
}

/** `20 × 30 in +10%`. */
export function priceChangeLabel({
  sizes,
  kind,
  value,
}: Pick<PriceChangeRecord, 'sizes' | 'kind' | 'value'>): string {
  const step = kind === 'percent' ? `${Math.abs(value)}%` : formatMoney(toCents(Math.abs(value)));
  return `${sizes.map(formatSize).join(', ')} ${value < 0 ? '−' : '+'}${step}`;
}
