import {
  DEFAULT_PRICE_BOOK,
  toCents,
  toDollars,
  mapPriceTables,
  PRICE_TABLES,
  usualShippingClass,
  type PriceBookError,
  type PriceBook,
  type PriceBookTable,
  type PriceTables,
} from '@gallery/domain';
import type { BookState, PriceBookContent, PriceBookVersion, PriceReadingLines } from './dto/price-book.dto';
import type { PriceBookEntity } from './price-book.store';

/** The fields of a class as a plain object. */
type Plain<T> = Pick<T, keyof T>;

/** The tables of a book, in dollars. */
export const presentReadings = ({ readings }: Pick<PriceBook, 'readings'>): PriceReadingLines[] =>
  PRICE_TABLES.map((reading) => ({
    reading,
    lines: Object.entries(readings[reading]).map(([size, { priceCents, frameSize, shippingClass }]) => ({
      size,
      price: toDollars(priceCents),
      frameSize,
      shippingClass: shippingClass ?? usualShippingClass(size),
    })),
  }));

const presentContent = (book: Pick<PriceBook, 'readings' | 'costs'>): Plain<PriceBookContent> => ({
  readings: presentReadings(book),
  costs: Object.entries(book.costs).map(([size, cost]) => ({
    size,
    print: toDollars(cost.printCents),
    mat: toDollars(cost.matCents),
    frame: toDollars(cost.frameCents),
    shipping: toDollars(cost.shippingCents),
  })),
});

/** Every version with its current state, latest first; the installed one comes last. */
export function presentVersions(
  books: readonly PriceBookEntity[],
  inForce: number,
  now: Date,
): PriceBookVersion[] {
  const stateOf = ({ version, withdrawnAt, takesEffectAt }: PriceBookEntity): BookState => {
    if (version === inForce) return 'in_force';
    if (withdrawnAt) return 'withdrawn';
    return takesEffectAt > now ? 'coming' : 'past';
  };
  return [
    ...books.map((book) => ({
      version: book.version,
      state: stateOf(book),
      note: book.note,
      takesEffectAt: book.takesEffectAt.toISOString(),
      createdAt: book.createdAt.toISOString(),
      createdBy: book.createdBy,
      ...presentContent(book),
    })),
    {
      version: DEFAULT_PRICE_BOOK.version,
      state: inForce === DEFAULT_PRICE_BOOK.version ? 'in_force' : 'past',
      note: 'As installed',
      takesEffectAt: null,
      createdAt: null,
      createdBy: null,
      ...presentContent(DEFAULT_PRICE_BOOK),
    },
  ];
}

/** The request body in cents. A reading that is left out has no lines. */
export function toPriceBookContent({
  readings,
  costs,
}: PriceBookContent): Pick<PriceBook, 'readings' | 'costs'> {
  const linesOf = (reading: PriceBookTable): PriceTables[PriceBookTable] =>
    Object.fromEntries(
      (readings.find((each) => each.reading === reading)?.lines ?? []).map(
        ({ size, price, frameSize, shippingClass }) => [
          size,
          {
            priceCents: toCents(price),
            frameSize: frameSize || null,
            ...(shippingClass === undefined || shippingClass === usualShippingClass(size)
              ? {}
              : { shippingClass }),
          },
        ],
      ),
    );
  return {
    readings: mapPriceTables(linesOf),
    costs: Object.fromEntries(
      costs.map(({ size, print, mat, frame, shipping }) => [
        size,
        {
          printCents: toCents(print),
          matCents: toCents(mat),
          frameCents: toCents(frame),
          shippingCents: toCents(shipping),
        },
      ]),
    ),
  };
}

const FIELDS = {
  priceCents: 'price',
  frameSize: 'frameSize',
  shippingClass: 'shippingClass',
  printCents: 'print',
  matCents: 'mat',
  frameCents: 'frame',
  shippingCents: 'shipping',
} as const;

/** Errors by the path of their field in the body: `readings.0.lines.1.price`, `costs.2.print`. */
export const toFieldErrors = (
  errors: readonly PriceBookError[],
  body: PriceBookContent,
): Record<string, string> =>
  Object.fromEntries(
    errors.map(({ field, message, ...at }) => [
      [fieldPathOf(at, body), ...(field === null ? [] : [FIELDS[field]])].join('.'),
      message,
    ]),
  );

function fieldPathOf(
  { table, size }: Pick<PriceBookError, 'table' | 'size'>,
  body: PriceBookContent,
): string {
  const indexIn = (lines: readonly { size: string }[]) => lines.findIndex((line) => line.size === size);
  if (table === 'costs') return `costs.${indexIn(body.costs)}`;
  const index = body.readings.findIndex(({ reading }) => reading === table);
  const line = indexIn(body.readings[index]?.lines ?? []);
  return line === -1 ? `readings.${size}` : `readings.${index}.lines.${line}`;
}
