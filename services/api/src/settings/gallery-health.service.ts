import { COMMIT_SETTINGS_SQL, examine, unchecked, type CommitSettings } from '@gallery/health';
import { Injectable } from '@nestjs/common';
import { Clock, Database, KeptValue, OutboxMessagesService, ReadinessService, Settings } from '../platform';
import type { HealthReport } from './dto/settings-record.dto';

/** Name servers, Stripe and the mail server are not asked more often than this, however often the page is loaded. */
const KEEP_MS = 30_000;

/** Checks what the gallery needs, as seen from where the API runs. */
@Injectable()
export class GalleryHealthService {
  private readonly kept: KeptValue<HealthReport>;
  private running: Promise<HealthReport> | null = null;

  constructor(
    private readonly settings: Settings,
    private readonly readinessService: ReadinessService,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.kept = new KeptValue(clock, KEEP_MS);
  }

  /** The result of the last 30 seconds, or else a new one. Simultaneous callers get the same result. */
  get(): Promise<HealthReport> {
    this.running ??= this.kept.get(() => this.examine()).finally(() => (this.running = null));
    return this.running;
  }

  private async examine(): Promise<HealthReport> {
    const { http, stripe, email, brand, admin, guestPasses, dataDir } = this.settings;
    const findings = await examine({
      // The others are keys, which were parsed at startup.
      secrets: {
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        EVENT_PASS_KEY: guestPasses.key,
        ADMIN_GATE_HASH: admin.gateHash,
      },
      addresses: {
        PUBLIC_ORIGIN: http.publicOrigin,
        ADMIN_ORIGIN: http.adminOrigin,
        BRAND_EMAIL: brand.email,
        MAIL_FROM: email.from,
        SMTP_URL: email.smtpUrl?.host,
      },
      origins: [http.publicOrigin, http.adminOrigin],
      api: { origin: http.webOrigin, parts: async () => ({ ...(await this.readinessService.checkParts()) }) },
      stripe: {
        host: stripe.host?.origin ?? 'https://api.stripe.com',
        secretKey: stripe.secretKey,
        webhookUrl: `${http.publicOrigin}/api/stripe/webhook`,
      },
      mail: {
        server: email.smtpUrl?.href ?? null,
        sender: email.from,
        dkimSelector: email.dkimSelector,
      },
      folder: dataDir,
      outbox: () => this.outboxMessagesService.readStats(),
      commitSettings: () => this.readCommitSettings(),
    });
    const backups = unchecked(
      'Backups',
      'The API has no access to them. Run `npm run doctor` where they are made.',
    );
    return { checkedAt: this.clock.now().toISOString(), findings: [...findings, backups] };
  }
  private async readCommitSettings(): Promise<CommitSettings> {
    const [row] =
      await this.database.manager.query<Record<keyof CommitSettings, number | string>[]>(COMMIT_SETTINGS_SQL);
    return {
      flushLog: Number(row?.flushLog),
      hasBinaryLog: Number(row?.hasBinaryLog) === 1,
      syncBinaryLog: Number(row?.syncBinaryLog),
    };
  }
}
