import {
  priceBookErrors,
  DEFAULT_PRICE_BOOK,
  toCents,
  toDollars,
  mapPriceTables,
  PRICE_TABLES,
  type PriceBookError,
  type PriceBook,
  type PriceBookTable,
  type PriceTables,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, Settings, throwIfInvalid } from '../../platform';
import { SettingsSyncWorker } from '../settings-sync.worker';
import { SettingSectionsService } from '../setting-sections.service';
import type {
  CreatePriceBookVersion,
  PriceBookVersions,
  CurrentPrices,
  BookState,
  PriceBookContent,
  PriceBookVersion,
  PriceReadingLines,
} from './dto/price-book.dto';
import { PriceBookStore, type PriceBookEntity } from './price-book.store';

/** The fields of a class as a plain object. */
type Plain<T> = Pick<T, keyof T>;

/** The tables of a book, in dollars. */
const presentReadings = ({ readings }: Pick<PriceBook, 'readings'>): PriceReadingLines[] =>
  PRICE_TABLES.map((reading) => ({
    reading,
    lines: Object.entries(readings[reading]).map(([size, { priceCents, frameSize }]) => ({
      size,
      price: toDollars(priceCents),
      frameSize,
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

/** Every version with what it is now, latest first; the installed one closes the list. */
function presentVersions(books: readonly PriceBookEntity[], inForce: number, now: Date): PriceBookVersion[] {
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
function toPriceBookContent({ readings, costs }: PriceBookContent): Pick<PriceBook, 'readings' | 'costs'> {
  const linesOf = (reading: PriceBookTable): PriceTables[PriceBookTable] =>
    Object.fromEntries(
      (readings.find((each) => each.reading === reading)?.lines ?? []).map(({ size, price, frameSize }) => [
        size,
        { priceCents: toCents(price), frameSize: frameSize || null },
      ]),
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
  printCents: 'print',
  matCents: 'mat',
  frameCents: 'frame',
  shippingCents: 'shipping',
} as const;

/** Errors by the path of their field in the body: `readings.0.lines.1.price`, `costs.2.print`. */
const toFieldErrors = (errors: readonly PriceBookError[], body: PriceBookContent): Record<string, string> =>
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

/** Counts the versions among the settings: who writes one says which was the latest. */
const SECTION = 'price-book';

/** Manages the versions of the price book. */
@Injectable()
export class PriceBookService {
  constructor(
    private readonly database: Database,
    private readonly priceBookStore: PriceBookStore,
    private readonly settingSectionsService: SettingSectionsService,
    private readonly settingsSyncWorker: SettingsSyncWorker,
    private readonly settings: Settings,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async getCurrent(): Promise<CurrentPrices> {
    const { priceBook } = this.settings;
    return { version: priceBook.version, readings: presentReadings(priceBook) };
  }

  async list(): Promise<PriceBookVersions> {
    await this.settingsSyncWorker.refresh();
    const books = await this.priceBookStore.findAll();
    return {
      latest: books[0]?.version ?? DEFAULT_PRICE_BOOK.version,
      versions: presentVersions(books, this.settings.priceBook.version, this.clock.now()),
    };
  }

  /**
   * Creates a version that takes effect at its time. Existing orders keep their prices.
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all versions in `details.record`
   */
  async create(book: CreatePriceBookVersion, staff: SignedInStaff): Promise<PriceBookVersions> {
    const now = this.clock.now();
    const takesEffectAt = book.takesEffectAt === null ? now : new Date(book.takesEffectAt);
    if (takesEffectAt < now) throwIfInvalid({ takesEffectAt: 'Please choose a time in the future.' });
    const content = toPriceBookContent(book);
    throwIfInvalid(toFieldErrors(priceBookErrors(content, DEFAULT_PRICE_BOOK), book));
    const version = book.seen + 1;
    const isSaved = await this.settingSectionsService.save(
      SECTION,
      { version: book.seen - DEFAULT_PRICE_BOOK.version, content: { version } },
      staff,
      {
        work: () =>
          this.priceBookStore.insert({
            ...content,
            version,
            note: book.note,
            takesEffectAt,
            createdAt: now,
            createdBy: staff.username,
            withdrawnAt: null,
          }),
        details: { version, takesEffectAt: takesEffectAt.toISOString() },
      },
    );
    const record = await this.list();
    if (!isSaved) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /**
   * Withdraws a version that has not taken effect yet.
   * @throws AppError `not_found`, `validation_failed` for one that has taken effect
   */
  async withdraw(version: number, staff: SignedInStaff): Promise<PriceBookVersions> {
    await this.database.transaction(async () => {
      const now = this.clock.now();
      const book = await this.priceBookStore.lock(version);
      if (!book) throw new AppError('not_found');
      if (book.withdrawnAt) return;
      if (book.takesEffectAt <= now)
        throw new AppError('validation_failed', {
          message: 'Prices from this version are already in use.',
        });
      await this.priceBookStore.withdraw(version, now);
      await this.auditLogService.record({
        action: 'price_book.withdrawn',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'settings', id: SECTION },
        details: { version },
      });
    });
    return this.list();
  }
}
