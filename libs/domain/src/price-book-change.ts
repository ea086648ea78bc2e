import type { Cents } from './money';
import {
  PRICE_READINGS,
  type BookPrices,
  type PriceBook,
  type PriceEntry,
  type PriceReading,
  type ProductionCost,
} from './price-book';
import { parseSize, type SizeKey } from './size';

/** No price of a gallery is higher; keeps a typing error out of the shop. */
export const HIGHEST_PRICE: Cents = 1_000_000_000;

/** The parts of a cost, in the order of their columns. */
const COST_PARTS = [
  'printCents',
  'matCents',
  'frameCents',
  'shippingCents',
] as const satisfies (keyof ProductionCost)[];

/** A line that two versions of the book say differently. */
export type BookChange =
  | { reading: PriceReading; size: SizeKey; before: PriceEntry | null; after: PriceEntry | null }
  | { reading: 'costs'; size: SizeKey; before: ProductionCost | null; after: ProductionCost | null };

/** What changes from one version to the next, in the order of the readings. */
export function bookChanges(
  before: Pick<PriceBook, 'readings' | 'costs'>,
  after: Pick<PriceBook, 'readings' | 'costs'>,
): BookChange[] {
  return [
    ...PRICE_READINGS.flatMap((reading) =>
      changedLines(before.readings[reading], after.readings[reading], samePrice).map((line) => ({
        reading,
        ...line,
      })),
    ),
    ...changedLines(before.costs, after.costs, sameCost).map((line) => ({
      reading: 'costs' as const,
      ...line,
    })),
  ];
}

function changedLines<Line>(
  before: Readonly<Record<SizeKey, Line>>,
  after: Readonly<Record<SizeKey, Line>>,
  isSame: (one: Line, other: Line) => boolean,
): { size: SizeKey; before: Line | null; after: Line | null }[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((size) => {
    const [was = null, is = null] = [before[size], after[size]];
    const isKept = was !== null && is !== null && isSame(was, is);
    return isKept ? [] : [{ size, before: was, after: is }];
  });
}

const samePrice = (one: PriceEntry, other: PriceEntry): boolean =>
  one.priceCents === other.priceCents && one.frameSize === other.frameSize;

const sameCost = (one: ProductionCost, other: ProductionCost): boolean =>
  COST_PARTS.every((part) => one[part] === other[part]);

/** What is wrong with one line of a version. */
export interface BookFault {
  table: PriceReading | 'costs';
  size: SizeKey;
  /** Null where it is the line itself. */
  field: keyof PriceEntry | keyof ProductionCost | null;
  sentence: string;
}

const NO_AMOUNT = 'Please enter an amount in dollars.';

/**
 * What is wrong with a new version. Sizes neither come nor go: screens count on those of their reading. Costs may be
 * known of any size.
 */
export function bookFaults(
  { readings, costs }: Pick<PriceBook, 'readings' | 'costs'>,
  known: BookPrices,
): BookFault[] {
  return [
    ...PRICE_READINGS.flatMap((table) => readingFaults(table, readings[table], known.readings[table])),
    ...Object.entries(costs).flatMap(([size, cost]) => costFaults(size, cost)),
  ];
}

type PriceLines = PriceBook['readings'][PriceReading];

function readingFaults(table: PriceReading, lines: PriceLines, known: PriceLines): BookFault[] {
  const missing = Object.keys(known).filter((size) => !(size in lines));
  return [
    ...missing.map((size) => ({ table, size, field: null, sentence: 'This size is missing.' })),
    ...Object.entries(lines).flatMap(([size, { priceCents, frameSize }]): BookFault[] => {
      const at = { table, size };
      if (!(size in known)) return [{ ...at, field: null, sentence: 'This reading does not have the size.' }];
      if (!isAmount(priceCents)) return [{ ...at, field: 'priceCents', sentence: NO_AMOUNT }];
      return frameSize === null || parseSize(frameSize) === frameSize
        ? []
        : [{ ...at, field: 'frameSize', sentence: 'Please enter the frame in inches, such as 42.5x32.5.' }];
    }),
  ];
}

function costFaults(size: SizeKey, cost: ProductionCost): BookFault[] {
  const at = { table: 'costs' as const, size };
  if (parseSize(size) !== size) return [{ ...at, field: null, sentence: `${size} is not a size.` }];
  return COST_PARTS.filter((part) => !isAmount(cost[part])).map((field) => ({
    ...at,
    field,
    sentence: NO_AMOUNT,
  }));
}

const isAmount = (amount: Cents): boolean =>
  Number.isInteger(amount) && amount >= 0 && amount <= HIGHEST_PRICE;
