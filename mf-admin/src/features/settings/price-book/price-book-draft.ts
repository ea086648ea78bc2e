import type { CreatePriceBookVersion, PriceBookVersion } from '@gallery/contracts';
import {
  ARTWORK_FORM_SIZES,
  usualShippingClass,
  type PriceBookTable,
  type ShippingClass,
} from '@gallery/domain';

/** What one print costs, in the order of its columns. */
export const COST_COLUMNS = ['print', 'mat', 'frame', 'shipping'] as const;
export type CostColumn = (typeof COST_COLUMNS)[number];

export interface PriceLineDraft {
  size: string;
  price: string;
  frameSize: string;
  shippingClass: ShippingClass;
}

export interface CostDraft extends Record<CostColumn, string> {
  size: string;
}

/** A new version as its fields hold it: amounts are texts until they are sent. */
export interface PriceBookDraft {
  readings: { reading: PriceBookTable; lines: PriceLineDraft[] }[];
  /** Every size; one without an amount has an unknown cost. */
  costs: CostDraft[];
  /** As the browser's field has it, in the reader's own zone; empty means at once. */
  takesEffectAt: string;
  note: string;
}

type Content = Pick<PriceBookVersion, 'readings' | 'costs'>;

/** A new version starts as a copy of the one that it follows. */
export function toPriceBookDraft({ readings, costs }: Content): PriceBookDraft {
  const sizes = new Set<string>([
    ...ARTWORK_FORM_SIZES,
    ...readings.flatMap(({ lines }) => lines.map(({ size }) => size)),
    ...costs.map(({ size }) => size),
  ]);
  return {
    readings: readings.map(({ reading, lines }) => ({
      reading,
      lines: lines.map(({ size, price, frameSize, shippingClass }) => ({
        size,
        price: String(price),
        frameSize: frameSize ?? '',
        shippingClass: shippingClass ?? usualShippingClass(size),
      })),
    })),
    costs: [...sizes].map((size) => {
      const known = costs.find((cost) => cost.size === size);
      const text = (column: CostColumn) => (known ? String(known[column]) : '');
      return {
        size,
        print: text('print'),
        mat: text('mat'),
        frame: text('frame'),
        shipping: text('shipping'),
      };
    }),
    takesEffectAt: '',
    note: '',
  };
}

/** What is sent. An invalid amount is sent as a non-number, which the gallery refuses at its field. */
export const toPriceBookRequest = (draft: PriceBookDraft, seen: number): CreatePriceBookVersion => ({
  seen,
  note: draft.note,
  takesEffectAt: draft.takesEffectAt === '' ? null : toIsoTime(draft.takesEffectAt),
  readings: draft.readings.map(({ reading, lines }) => ({
    reading,
    lines: lines.map(({ size, price, frameSize, shippingClass }) => ({
      size,
      price: parseAmount(price),
      frameSize: frameSize.trim() || null,
      shippingClass,
    })),
  })),
  costs: draft.costs.filter(hasAmounts).map(({ size, ...cost }) => ({
    size,
    print: parseOptionalAmount(cost.print),
    mat: parseOptionalAmount(cost.mat),
    frame: parseOptionalAmount(cost.frame),
    shipping: parseOptionalAmount(cost.shipping),
  })),
});

const hasAmounts = (cost: CostDraft): boolean => COST_COLUMNS.some((column) => cost[column].trim() !== '');

/** The place of a size among the costs that are sent; -1 for one whose cost is not known. */
export const costIndex = ({ costs }: PriceBookDraft, size: string): number =>
  costs.filter(hasAmounts).findIndex((cost) => cost.size === size);

/** Dollars with or without `$` and commas. */
function parseAmount(text: string): number {
  const plain = text.replace(/[$,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

/** A part that was left empty beside others counts as zero. */
const parseOptionalAmount = (text: string): number => (text.trim() === '' ? 0 : parseAmount(text));

function toIsoTime(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}

/** A version's tables without its name: what two of them are compared by. */
export const isSamePriceBook = (one: PriceBookDraft, other: PriceBookDraft): boolean =>
  JSON.stringify([one.readings, one.costs]) === JSON.stringify([other.readings, other.costs]);
