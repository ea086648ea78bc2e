import { replaceBookPrices, reversed, type PriceChange } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { EditionPricesService, type PricedEdition } from '../catalog';
import { AuditLogService, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, throwIfInvalid } from '../platform';
import { PriceBookService } from '../settings';
import type {
  CreatePriceChange,
  PriceChangeInput,
  PriceChangePreview,
  PriceChangeRecord,
  UndonePriceChange,
} from './dto/price-change.dto';
import { auditedPrices, planPriceChange, toPriceChange, type PriceChangePlan } from './price-change-plan';
import { changeTitle, presentChange, presentPreview } from './price-changes.presenter';
import { PriceChangesStore, type PriceChangeEntity } from './price-changes.store';

/** The person who changes prices; for a scheduled change, the person who scheduled it. */
type Owner = Pick<SignedInStaff, 'role' | 'id' | 'username'>;

/** Changes prices of sizes in the price book and in every artwork at once. */
@Injectable()
export class PriceChangesService {
  constructor(
    private readonly database: Database,
    private readonly priceChangesStore: PriceChangesStore,
    private readonly editionPricesService: EditionPricesService,
    private readonly priceBookService: PriceBookService,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Latest first. */
  async list(): Promise<PriceChangeRecord[]> {
    const changes = await this.priceChangesStore.list();
    return changes.map(({ change, prices }) => presentChange(change, prices));
  }

  /** @throws AppError `validation_failed` when a price would be too low or too high */
  async preview(input: PriceChangeInput): Promise<PriceChangePreview> {
    const change = toPriceChange(input);
    const plan = await this.plan(input.sizes, change, await this.editionPricesService.list(input.sizes));
    const quotes = await this.priceChangesStore.findOpenQuotes(input.sizes, this.clock.now());
    return presentPreview(plan, quotes);
  }

  /**
   * Applies a change at once, or keeps it for its date. Orders and pay links keep their prices.
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with a new preview in `details.record` when
   * prices differ from those in the preview
   */
  async create(input: CreatePriceChange, owner: Owner): Promise<PriceChangeRecord[]> {
    const now = this.clock.now();
    const takesEffectAt = input.takesEffectAt === null ? now : new Date(input.takesEffectAt);
    if (takesEffectAt < now) throwIfInvalid({ takesEffectAt: 'Please choose a time in the future.' });
    const change: PriceChangeEntity = {
      ...toPriceChange(input),
      id: newId(),
      state: 'scheduled',
      sizes: input.sizes,
      exceptArtworks: input.except,
      bookPrices: [],
      note: input.note,
      takesEffectAt,
      bookVersion: null,
      createdAt: now,
      createdBy: owner.username,
      createdById: owner.id,
      endedAt: null,
      endedBy: null,
    };
    const isDone = await this.database
      .transaction(async () => {
        await this.priceChangesStore.insert(change);
        if (takesEffectAt > now) return this.schedule(change, input, owner);
        return this.apply(change, owner, input.seen);
      })
      .catch((error: unknown) => {
        if (error instanceof PreviewOutdated) return false;
        throw error;
      });
    if (!isDone) throw new AppError('changed_meanwhile', { details: { record: await this.preview(input) } });
    return this.list();
  }

  /**
   * Applies the first change that is due, or withdraws it if it would make something free. Another instance takes
   * another one in the meantime.
   * @returns whether there was one
   */
  async applyNextDue(): Promise<boolean> {
    return this.database.transaction(async () => {
      const change = await this.priceChangesStore.lockDue(this.clock.now());
      if (!change) return false;
      const owner = { id: change.createdById, username: change.createdBy, role: 'owner' as const };
      try {
        await this.apply(change, owner);
      } catch (error) {
        // Prices were checked before anything was written.
        if (!(error instanceof AppError && error.code === 'validation_failed')) throw error;
        await this.end(change, 'withdrawn', owner, { because: error.fields });
      }
      return true;
    });
  }

  /**
   * Brings back the prices that a change replaced, in a new version of the price book. Prices that were changed again
   * since then stay.
   * @throws AppError `not_found`, `validation_failed` for a change that is not applied
   */
  async undo(id: string, owner: Owner): Promise<UndonePriceChange> {
    return this.database.transaction(async () => {
      const change = await this.lock(id);
      if (change.state !== 'applied')
        throw new AppError('validation_failed', { message: 'This change is not in effect.' });
      const lines = await this.priceChangesStore.findLines(id);
      const { latest } = await this.priceBookService.load();
      let restored = 0;
      const version = await this.priceBookService.addVersion(
        { seen: latest, note: `Undo: ${changeTitle(change)}` },
        owner,
        async ({ readings }) => {
          restored = await this.editionPricesService.replace(reversed(lines), owner);
          return replaceBookPrices(readings, reversed(change.bookPrices));
        },
      );
      if (version === null) throw new AppError('changed_meanwhile');
      await this.end(change, 'undone', owner, { version, restored, kept: lines.length - restored });
      return { restored, kept: lines.length - restored };
    });
  }

  /**
   * Withdraws a change before its date.
   * @throws AppError `not_found`, `validation_failed` for one that is applied
   */
  async withdraw(id: string, owner: Owner): Promise<PriceChangeRecord[]> {
    await this.database.transaction(async () => {
      const change = await this.lock(id);
      if (change.state === 'withdrawn') return;
      if (change.state !== 'scheduled')
        throw new AppError('validation_failed', { message: 'This change is in effect. Undo it instead.' });
      await this.end(change, 'withdrawn', owner);
    });
    return this.list();
  }

  private async lock(id: string): Promise<PriceChangeEntity> {
    const change = await this.priceChangesStore.lock(id);
    if (!change) throw new AppError('not_found');
    return change;
  }

  private async schedule(
    change: PriceChangeEntity,
    { sizes, seen }: CreatePriceChange,
    owner: Owner,
  ): Promise<boolean> {
    const plan = await this.plan(sizes, change, await this.editionPricesService.list(sizes));
    if (plan.seen !== seen) throw new PreviewOutdated();
    await this.record('price_change.scheduled', change, owner);
    return true;
  }

  /** Joins the transaction. Without `seen`, it changes the prices as they are now. */
  private async apply(change: PriceChangeEntity, owner: Owner, seen?: string): Promise<boolean> {
    const { id, sizes, exceptArtworks } = change;
    const { latest } = await this.priceBookService.load();
    const version = await this.priceBookService.addVersion(
      { seen: latest, note: change.note || changeTitle(change) },
      owner,
      async ({ readings }, bookVersion) => {
        const plan = await this.plan(sizes, change, await this.editionPricesService.lock(sizes), latest);
        if (seen !== undefined && plan.seen !== seen) throw new PreviewOutdated();
        const excepted = new Set(exceptArtworks);
        const lines = plan.editions.filter(({ artworkId }) => !excepted.has(artworkId));
        await this.editionPricesService.replace(lines, owner);
        await this.priceChangesStore.addLines(id, lines);
        await this.priceChangesStore.update(id, {
          state: 'applied',
          bookVersion,
          bookPrices: plan.bookPrices,
        });
        await this.record('price_change.applied', change, owner, {
          version: bookVersion,
          prices: lines.length,
          editions: auditedPrices(plan.bookPrices),
        });
        return replaceBookPrices(readings, plan.bookPrices);
      },
    );
    if (version === null) throw new PreviewOutdated();
    return true;
  }

  private async plan(
    sizes: readonly string[],
    change: PriceChange,
    editions: readonly PricedEdition[],
    seenVersion?: number,
  ): Promise<PriceChangePlan> {
    const { latest, book } = await this.priceBookService.load();
    return planPriceChange(change, {
      sizes,
      readings: book.readings,
      editions,
      version: seenVersion ?? latest,
    });
  }

  private async end(
    change: PriceChangeEntity,
    state: 'undone' | 'withdrawn',
    owner: Owner,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await this.priceChangesStore.update(change.id, {
      state,
      endedAt: this.clock.now(),
      endedBy: owner.username,
    });
    await this.record(`price_change.${state}`, change, owner, details);
  }

  private async record(
    action: AuditAction,
    change: PriceChangeEntity,
    { role, id }: Owner,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: role, id },
      subject: { kind: 'settings', id: 'price-book' },
      details: {
        change: changeTitle(change),
        takesEffectAt: change.takesEffectAt.toISOString(),
        ...details,
      },
    });
  }
}

/** Rolls everything back: the owner must see the current prices. */
class PreviewOutdated extends Error {}
