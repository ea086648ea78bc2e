import { priceBookErrors, DEFAULT_PRICE_BOOK, type PriceBook, type PriceTables } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, Settings, throwIfInvalid } from '../../platform';
import { SettingsSyncWorker } from '../settings-sync.worker';
import { SettingSectionsService } from '../setting-sections.service';
import type { CreatePriceBookVersion, PriceBookVersions, CurrentPrices } from './dto/price-book.dto';
import { presentReadings, presentVersions, toFieldErrors, toPriceBookContent } from './price-book.presenter';
import { PriceBookStore } from './price-book.store';

/** Counts the versions as a settings section: the writer of a version states which one was the latest. */
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
   * Creates a version that takes effect at its given time. Existing orders keep their prices.
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
   * The number of the latest version, and the book that is in force. Read from the database, as the transaction sees
   * it.
   */
  async load(): Promise<{ latest: number; book: PriceBook }> {
    const [latest, current] = await Promise.all([
      this.priceBookStore.findLatestVersion(),
      this.priceBookStore.findCurrentVersion(this.clock.now()),
    ]);
    const found = current === null ? null : await this.priceBookStore.findByVersion(current);
    return {
      latest: latest ?? DEFAULT_PRICE_BOOK.version,
      book: found
        ? { version: found.version, readings: found.readings, costs: found.costs }
        : DEFAULT_PRICE_BOOK,
    };
  }

  /**
   * Adds a version that takes effect at once. `change` runs in its transaction, while nobody else can add one. Returns
   * the version; null, with nothing changed, when `seen` is not the latest one.
   */
  async addVersion(
    { seen, note }: { seen: number; note: string },
    by: Pick<SignedInStaff, 'role' | 'id' | 'username'>,
    change: (book: PriceBook, version: number) => Promise<PriceTables>,
  ): Promise<number | null> {
    const version = seen + 1;
    const isSaved = await this.settingSectionsService.save(
      SECTION,
      { version: seen - DEFAULT_PRICE_BOOK.version, content: { version } },
      by,
      {
        work: async () => {
          const { book } = await this.load();
          const readings = await change(book, version);
          const now = this.clock.now();
          await this.priceBookStore.insert({
            readings,
            costs: book.costs,
            version,
            note,
            takesEffectAt: now,
            createdAt: now,
            createdBy: by.username,
            withdrawnAt: null,
          });
        },
        details: { version },
      },
    );
    return isSaved ? version : null;
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
