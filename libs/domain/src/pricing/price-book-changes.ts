import type { Cents } from './money';
import {
  PRICE_TABLES,
  type PriceBookPrices,
  type PriceBook,
  type PriceEntry,
  type PriceBookTable,
  type ProductionCost,
} from './price-book';
import { parseSize, type SizeKey } from '../catalog/print-size';

/** Upper limit of prices, against typing errors. */
export const MAX_PRICE_CENTS: Cents = 1_000_000_000;

/** Cost fields in the order of their columns. */
const COST_FIELDS = [
  'printCents',
  'matCents',
  'frameCents',
  'shippingCents',
] as const satisfies (keyof ProductionCost)[];

/** An entry that differs between two versions. */
export type PriceBookChange =
  | { reading: PriceBookTable; size: SizeKey; before: PriceEntry | null; after: PriceEntry | null }
  | { reading: 'costs'; size: SizeKey; before: ProductionCost | null; after: ProductionCost | null };

/** Changes between two versions, in the order of the tables. */
export function priceBookChanges(
  before: Pick<PriceBook, 'readings' | 'costs'>,
  after: Pick<PriceBook, 'readings' | 'costs'>,
): PriceBookChange[] {
  return [
    ...PRICE_TABLES.flatMap((reading) =>
      changedEntries(before.readings[reading], after.readings[reading], isSamePrice).map((line) => ({
        reading,
        ...line,
      })),
    ),
    ...changedEntries(before.costs, after.costs, isSameCost).map((line) => ({
      reading: 'costs' as const,
      ...line,
    })),
  ];
}

function changedEntries<Line>(
  before: Readonly<Record<SizeKey, Line>>,
  after: Readonly<Record<SizeKey, Line>>,
  isSame: (one: Line, other: Line) => boolean,
): { size: SizeKey; before: Line | null; after: Line | null }[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((size) => {
    const [was = null, is = null] = [before[size], after[size]];
    const isStored = was !== null && is !== null && isSame(was, is);
    return isStored ? [] : [{ size, before: was, after: is }];
  });
}

const isSamePrice = (one: PriceEntry, other: PriceEntry): boolean =>
  one.priceCents === other.priceCents &&
  one.frameSize === other.frameSize &&
  one.shippingClass === other.shippingClass;

const isSameCost = (one: ProductionCost, other: ProductionCost): boolean =>
  COST_FIELDS.every((part) => one[part] === other[part]);

/** An error in one entry of a version. */
export interface PriceBookError {
  table: PriceBookTable | 'costs';
  size: SizeKey;
  /** Null for the entry itself. */
  field: keyof PriceEntry | keyof ProductionCost | null;
  message: string;
}

const AMOUNT_REQUIRED = 'Please enter an amount in dollars.';

/**
 * Errors of a new version. Sizes cannot be added or removed: screens rely on those of their table. Costs may be
 * known for any size.
 */
export function priceBookErrors(
  { readings, costs }: Pick<PriceBook, 'readings' | 'costs'>,
  known: PriceBookPrices,
): PriceBookError[] {
  return [
    ...PRICE_TABLES.flatMap((table) => priceTableErrors(table, readings[table], known.readings[table])),
    ...Object.entries(costs).flatMap(([size, cost]) => productionCostErrors(size, cost)),
  ];
}

type PriceTableEntries = PriceBook['readings'][PriceBookTable];

function priceTableErrors(
  table: PriceBookTable,
  lines: PriceTableEntries,
  known: PriceTableEntries,
): PriceBookError[] {
  const missing = Object.keys(known).filter((size) => !(size in lines));
  return [
    ...missing.map((size) => ({ table, size, field: null, message: 'This size is missing.' })),
    ...Object.entries(lines).flatMap(([size, { priceCents, frameSize }]): PriceBookError[] => {
      const at = { table, size };
      if (!(size in known))
        return [{ ...at, field: null, message: 'This price list does not have this size.' }];
      if (!isValidAmount(priceCents)) return [{ ...at, field: 'priceCents', message: AMOUNT_REQUIRED }];
      return frameSize === null || parseSize(frameSize) === frameSize
        ? []
        : [{ ...at, field: 'frameSize', message: 'Please enter the frame in inches, such as 42.5x32.5.' }];
    }),
  ];
}

function productionCostErrors(size: SizeKey, cost: ProductionCost): PriceBookError[] {
  const at = { table: 'costs' as const, size };
  if (parseSize(size) !== size) return [{ ...at, field: null, message: `${size} is not a size.` }];
  return COST_FIELDS.filter((part) => !isValidAmount(cost[part])).map((field) => ({
    ...at,
    field,
    message: AMOUNT_REQUIRED,
  }));
}

const isValidAmount = (amount: Cents): boolean =>
  Number.isInteger(amount) && amount >= 0 && amount <= MAX_PRICE_CENTS;
