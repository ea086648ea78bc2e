import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import {
  CollectorDataExportRequested,
  CollectorDeleted,
  CollectorsService,
  normalizeEmail,
  type SignedInCollector,
} from '../../identity';
import {
  AppError,
  Clock,
  Database,
  DomainEvents,
  fieldError,
  generateSecret,
  hashSecret,
  Mailer,
  OutboxService,
  RetentionService,
  RETENTIONS,
  Settings,
} from '../../platform';
import { ALERT_RESEND_MS, MAX_ALERTS_PER_ADDRESS, UNCONFIRMED_ALERT_DAYS } from '../catalog-policy';
import { FirstPicturesService } from '../artworks/first-pictures.service';
import { CatalogStore } from '../catalog.store';
import { PrintsRestocked } from '../domain-events';
import { BackInStockAlertsStore } from './back-in-stock-alerts.store';
import {
  alertNotedEmail,
  backInStockEmail,
  confirmAlertEmail,
  type AlertedEdition,
} from './back-in-stock.emails';

/** Outbox kind: a print of an edition came back. */
const RESTOCK_JOB = 'back-in-stock';
const DAY_MS = 86_400_000;

interface OfferedEdition extends AlertedEdition {
  artworkId: string;
  available: number;
}

/** Tells everyone who asked, once, that a print of a sold-out edition is available again. */
@Injectable()
export class BackInStockService implements OnModuleInit {
  constructor(
    private readonly backInStockAlertsStore: BackInStockAlertsStore,
    private readonly catalogStore: CatalogStore,
    private readonly firstPicturesService: FirstPicturesService,
    private readonly collectorsService: CollectorsService,
    private readonly mailer: Mailer,
    private readonly outboxService: OutboxService,
    private readonly domainEvents: DomainEvents,
    private readonly retentionService: RetentionService,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PrintsRestocked, async ({ editionId }) => {
      await this.outboxService.enqueue({ kind: RESTOCK_JOB, payload: { editionId } });
    });
    this.outboxService.registerHandler<{ editionId: string }>(RESTOCK_JOB, ({ editionId }) =>
      this.tellWaiting(editionId),
    );
    this.domainEvents.on(CollectorDeleted, async ({ confirmedEmail }) => {
      if (confirmedEmail !== null) await this.backInStockAlertsStore.removeByEmail(confirmedEmail);
    });
    this.domainEvents.on(CollectorDataExportRequested, (requested) => this.export(requested));
    this.retentionService.register('back-in-stock-alerts', (before, limit) => {
      const laterBy = (RETENTIONS['back-in-stock-alerts'].days - UNCONFIRMED_ALERT_DAYS) * DAY_MS;
      const unconfirmedBefore = new Date(before.getTime() + laterBy);
      return this.backInStockAlertsStore.removeExpired(before, unconfirmedBefore, limit);
    });
  }

  /**
   * Asks the owner of the address by email; a collector's own address is already confirmed.
   * @returns whether nothing is left to confirm
   * @throws AppError `edition_not_found`; `validation_failed` for an edition that is available, or without an address
   */
  async request(
    editionId: string,
    typed: string | undefined,
    collector: SignedInCollector | null,
  ): Promise<boolean> {
    const edition = await this.findOffered(editionId);
    if (!edition) throw new AppError('edition_not_found');
    if (edition.available > 0) throw fieldError('editionId', 'A print in this size is available now.');
    const email = normalizeEmail(typed ?? collector?.email ?? '');
    if (email === '') throw fieldError('email', 'Please enter your email address.');
    const isOwn = collector?.emailConfirmedAt != null && normalizeEmail(collector.email) === email;
    await this.database.transaction(() => this.addAlert(editionId, edition, email, isOwn));
    return isOwn;
  }

  /** No error when it is already confirmed. @throws AppError `back_in_stock_token_unknown` */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const alert = await this.backInStockAlertsStore.lockByTokenDigest(hashSecret(token));
      if (!alert) throw new AppError('back_in_stock_token_unknown');
      if (alert.confirmedAt === null)
        await this.backInStockAlertsStore.update(alert.id, { confirmedAt: this.clock.now() });
      // A print may have come back since the request.
      const edition = await this.findOffered(alert.editionId);
      if (edition && edition.available > 0)
        await this.domainEvents.publish(new PrintsRestocked(alert.editionId));
    });
  }

  /** @throws AppError `back_in_stock_token_unknown` */
  async unsubscribe(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const alert = await this.backInStockAlertsStore.lockByTokenDigest(hashSecret(token));
      if (!alert) throw new AppError('back_in_stock_token_unknown');
      await this.backInStockAlertsStore.remove(alert.id);
    });
  }

  /** How many confirmed addresses wait for the edition. */
  countWaiting(editionId: string): Promise<number> {
    return this.backInStockAlertsStore.countConfirmed(editionId);
  }

  /** Every email has its own token, which replaces the former one. */
  private async addAlert(
    editionId: string,
    edition: AlertedEdition,
    email: string,
    isOwn: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const token = generateSecret();
    const fresh = {
      id: uuid(),
      editionId,
      email,
      tokenDigest: hashSecret(token),
      emailedAt: now,
      confirmedAt: isOwn ? now : null,
      createdAt: now,
    };
    const known = await this.backInStockAlertsStore.findByEmail(email);
    const isNew = !known.some((each) => each.editionId === editionId);
    if (isNew && known.length >= MAX_ALERTS_PER_ADDRESS) return;
    const alert = await this.backInStockAlertsStore.findOrAdd(fresh);
    const confirmedAt = alert.confirmedAt ?? fresh.confirmedAt;
    if (alert.id !== fresh.id) {
      if (now.getTime() - alert.emailedAt.getTime() < ALERT_RESEND_MS) {
        await this.backInStockAlertsStore.update(alert.id, { confirmedAt });
        return;
      }
      const { tokenDigest } = fresh;
      await this.backInStockAlertsStore.update(alert.id, { tokenDigest, emailedAt: now, confirmedAt });
    }
    const compose = confirmedAt ? alertNotedEmail : confirmAlertEmail;
    await this.mailer.send(compose(email, edition, token, this.settings.http.publicOrigin));
  }

  /**
   * Tells nobody if the print has been sold in the meantime: its next return tells them. Repeating it tells nobody
   * twice.
   */
  private async tellWaiting(editionId: string): Promise<void> {
    const edition = await this.findOffered(editionId);
    if (!edition || edition.available === 0) return;
    const pictures = await this.firstPicturesService.findForEmails([edition.artworkId]);
    const picture = pictures.get(edition.artworkId) ?? null;
    await this.database.transaction(async () => {
      for (const { id, email } of await this.backInStockAlertsStore.lockConfirmed(editionId)) {
        const content = backInStockEmail(email, edition, this.settings.http.publicOrigin, picture);
        await this.mailer.send(content, `back-in-stock:${id}`);
        await this.backInStockAlertsStore.remove(id);
      }
    });
  }

  /** An edition that the public can buy when a print is available; else null. */
  private async findOffered(editionId: string): Promise<OfferedEdition | null> {
    const edition = await this.catalogStore.findEdition(editionId);
    if (!edition?.artworkId || !edition.enabled || edition.priceCents === 0) return null;
    const [artwork] = await this.catalogStore.findByIds([edition.artworkId]);
    if (artwork?.liveStatus !== 'live' || artwork.availability !== 'available') return null;
    const countsOf = await this.catalogStore.countPrints([artwork.id], this.clock.now());
    const { title, slug } = artwork;
    return {
      artworkId: artwork.id,
      title,
      slug,
      size: edition.size,
      available: countsOf(editionId).available,
    };
  }

  private async export({ sections, collectorId }: CollectorDataExportRequested): Promise<void> {
    const collector = await this.collectorsService.find(collectorId);
    if (!collector?.emailConfirmedAt) return;
    const alerts = await this.backInStockAlertsStore.findByEmail(collector.email);
    sections.set(
      'backInStockAlerts',
      alerts.map(({ editionId, createdAt, confirmedAt }) => ({ editionId, createdAt, confirmedAt })),
    );
  }
}
