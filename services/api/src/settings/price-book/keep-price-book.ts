import { bookFaults, PRICE_BOOK } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, Settings } from '../../platform';
import { FollowSettings } from '../follow-settings';
import { KeepSection } from '../keep-section';
import { contentOf, faultsInBody, presentReadings, presentVersions } from './price-book.presenter';
import type { NewPriceBook, PriceBookRecord, PricesInForce } from './price-book.dto';
import { PriceBooksStore } from './price-books.store';

/** Counts the versions among the settings: who writes one says which was the latest. */
const SECTION = 'price-book';

/** The owner's price book, version by version. */
@Injectable()
export class KeepPriceBook {
  constructor(
    private readonly database: Database,
    private readonly store: PriceBooksStore,
    private readonly keeping: KeepSection,
    private readonly following: FollowSettings,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async inForce(): Promise<PricesInForce> {
    const { priceBook } = this.settings;
    return { version: priceBook.version, readings: presentReadings(priceBook) };
  }

  async read(): Promise<PriceBookRecord> {
    await this.following.refresh();
    const books = await this.store.all();
    return {
      latest: books[0]?.version ?? PRICE_BOOK.version,
      versions: presentVersions(books, this.settings.priceBook.version, this.clock.now()),
    };
  }

  /**
   * Writes a version that takes effect at its moment. What is sold already was sold at its own price.
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all versions in `details.record`
   */
  async add(book: NewPriceBook, staff: SignedInStaff): Promise<PriceBookRecord> {
    const now = this.clock.now();
    const takesEffectAt = book.takesEffectAt === null ? now : new Date(book.takesEffectAt);
    if (takesEffectAt < now) refuse({ takesEffectAt: 'Please choose a moment that is still to come.' });
    const content = contentOf(book);
    refuse(faultsInBody(bookFaults(content, PRICE_BOOK), book));
    const version = book.seen + 1;
    const isKept = await this.keeping.set(
      SECTION,
      { version: book.seen - PRICE_BOOK.version, content: { version } },
      staff,
      {
        work: () =>
          this.store.add({
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
    const record = await this.read();
    if (!isKept) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /**
   * Takes a version back that has not taken effect yet.
   * @throws AppError `not_found`, `validation_failed` for one that holds or has held
   */
  async withdraw(version: number, staff: SignedInStaff): Promise<PriceBookRecord> {
    await this.database.transaction(async () => {
      const now = this.clock.now();
      const book = await this.store.lock(version);
      if (!book) throw new AppError('not_found');
      if (book.withdrawnAt) return;
      if (book.takesEffectAt <= now)
        throw new AppError('validation_failed', {
          message: 'Prices have been read from this version already.',
        });
      await this.store.withdraw(version, now);
      await this.audit.record({
        action: 'price_book.withdrawn',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'settings', id: SECTION },
        details: { version },
      });
    });
    return this.read();
  }
}

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
