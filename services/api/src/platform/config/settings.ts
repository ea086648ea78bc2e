import path from 'node:path';
import { readEditableDefaults, type EditableSettings } from './editable-settings';
import {
  readCertificateKeys,
  type CertificateKeys,
  readAdminSecrets,
  type AdminSecrets,
  readGuestPassKey,
  type GuestPassKey,
} from './secret-settings';
import {
  readDatabaseTls,
  type DatabaseTls,
  readDatabaseUrl,
  readLiveSettings,
  type LiveSettings,
  readPageBundleFolders,
  readObservabilitySettings,
  type ObservabilitySettings,
  holdBudgetSettings,
  type HoldBudgetSettings,
  rateLimitSettings,
  type RateLimitSettings,
} from './infrastructure-settings';
import { readMediaSettings, type MediaSettings } from './media-settings';
import { EnvironmentReader, SettingsError } from './environment-reader';
import { rejectDemoSettings } from './production-settings-check';
import { readVisitSettings, type VisitSettings } from './visit-settings';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Every setting of the API, read once from the environment. Nothing else reads `process.env`. Modules take the slice
 * they need: `settings.sales`, `settings.stripe`. What the owner may change (`EditableSettings`) is looked up at each
 * use.
 */
export class Settings {
  private editable: Readonly<EditableSettings>;

  private constructor(
    readonly mode: 'development' | 'test' | 'production',
    readonly http: {
      port: number;
      host: string;
      /** The public site; return URLs must belong to it. */
      publicOrigin: string;
      /** The admin site; may call the API across origins. */
      adminOrigin: string;
      /** Whether the admin answers on the public site as well as on its own. */
      isAdminOnShopOrigin: boolean;
      /** Where the API fetches the shell's document and the list of remotes. */
      webOrigin: string;
      /** Number of reverse proxies in front whose X-Forwarded-For is believed; 0 believes none. */
      trustedProxies: number;
      /** Largest request body in bytes. */
      bodyLimit: number;
      /** How long running requests may take to finish after SIGTERM, in milliseconds. */
      shutdownMs: number;
    },
    readonly database: {
      url: URL;
      /** Connections per process. */
      poolSize: number;
      /** Null without TLS. */
      tls: DatabaseTls | null;
    },
    readonly log: { level: (typeof LOG_LEVELS)[number] },
    readonly observability: ObservabilitySettings,
    readonly rateLimit: RateLimitSettings,
    readonly holdBudgets: HoldBudgetSettings,
    /** As the environment gives it. */
    private readonly environmentDefaults: EditableSettings,
    readonly stripe: {
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** Address of a Stripe stand-in; null means Stripe itself. */
      host: URL | null;
      /** How long one call may take, in milliseconds. */
      timeoutMs: number;
    },
    readonly admin: AdminSecrets,
    /** What certificates of authenticity are signed with. */
    readonly certificates: CertificateKeys,
    /** What guests' passes to events are signed with. */
    readonly guestPasses: GuestPassKey,
    readonly live: LiveSettings,
    readonly visits: VisitSettings,
    readonly email: {
      smtpUrl: URL | null;
      from: string;
      /** Selector of the provider's DKIM key, for the examination; null if not set. */
      dkimSelector: string | null;
      /** Signs the provider's reports of bounces and complaints; null accepts none. */
      webhookSecret: string | null;
    },
    /** Folder for undelivered email, and for pictures unless they are in a store; absolute. */
    readonly dataDir: string,
    readonly media: MediaSettings,
    /** Folders of the front end's builds for the server, by `shell` and remote's name; null renders no page. */
    readonly pageBundles: Readonly<Record<string, string>> | null,
  ) {
    this.editable = environmentDefaults;
  }

  /** What the owner may change, as one object, which is replaced and never changed: what was built from another is stale. */
  get current(): object {
    return this.editable;
  }

  get sales() {
    return this.editable.sales;
  }

  get orderLimits() {
    return this.editable.orderLimits;
  }

  get brand() {
    return this.editable.brand;
  }

  get links() {
    return this.editable.links;
  }

  get artistSites() {
    return this.editable.artistSites;
  }

  get charity() {
    return this.editable.charity;
  }

  get levels() {
    return this.editable.levels;
  }

  get partners() {
    return this.editable.partners;
  }

  get refunds() {
    return this.editable.refunds;
  }

  get series() {
    return this.editable.series;
  }

  get gateTags() {
    return this.editable.gateTags;
  }

  get events() {
    return this.editable.events;
  }

  get inbox() {
    return this.editable.inbox;
  }

  get priceBook() {
    return this.editable.priceBook;
  }

  get emailTemplates() {
    return this.editable.emailTemplates;
  }

  get tracking() {
    return this.editable.tracking;
  }

  /**
   * Puts the owner's settings over the environment's; what is left out has the environment's value again. Readers see
   * the change at once, because nobody keeps a copy.
   */
  applyOverrides(overrides: Partial<EditableSettings>): void {
    this.editable = { ...this.environmentDefaults, ...overrides };
  }

  /** @throws SettingsError with one sentence per error */
  static read(environment: Record<string, string | undefined>): Settings {
    const read = new EnvironmentReader(environment);
    const mode = read.choice('NODE_ENV', 'development', ['development', 'test', 'production']);
    const publicOrigin = read.origin('PUBLIC_ORIGIN', 'http://localhost:8080');
    const brandEmail = read.text('BRAND_EMAIL', 'sales@tfgallery.example');
    const settings = new Settings(
      mode,
      {
        port: read.integer('PORT', 8083, { min: 0, max: 65_535 }),
        host: read.text('HOST', mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
        publicOrigin,
        adminOrigin: read.origin('ADMIN_ORIGIN', 'http://localhost:8081'),
        isAdminOnShopOrigin:
          read.choice('ADMIN_ON_SHOP_ORIGIN', mode === 'production' ? 'false' : 'true', ['true', 'false']) ===
          'true',
        webOrigin: read.origin('WEB_ORIGIN', publicOrigin),
        trustedProxies: read.integer('TRUSTED_PROXIES', 1, { min: 0, max: 10 }),
        bodyLimit: read.integer('BODY_LIMIT_BYTES', 262_144, { min: 1_024, max: 10_485_760 }),
        shutdownMs: read.integer('SHUTDOWN_TIMEOUT_MS', 10_000, { min: 0, max: 300_000 }),
      },
      {
        url: readDatabaseUrl(read),
        poolSize: read.integer('DATABASE_POOL_SIZE', 10, { min: 1, max: 200 }),
        tls: readDatabaseTls(read),
      },
      { level: read.choice('LOG_LEVEL', 'info', LOG_LEVELS) },
      readObservabilitySettings(read),
      rateLimitSettings(read),
      holdBudgetSettings(read),
      readEditableDefaults(read, brandEmail),
      {
        secretKey: read.text('STRIPE_SECRET_KEY', 'sk_test_sandbox'),
        publishableKey: read.text('STRIPE_PUBLISHABLE_KEY', 'pk_test_sandbox'),
        webhookSecret: read.text('STRIPE_WEBHOOK_SECRET', 'whsec_sandbox'),
        host: read.url('STRIPE_HOST', ['http:', 'https:']),
        timeoutMs: read.integer('STRIPE_TIMEOUT_MS', 10_000, { min: 100, max: 80_000 }),
      },
      readAdminSecrets(read),
      readCertificateKeys(read),
      readGuestPassKey(read),
      readLiveSettings(read),
      readVisitSettings(read),
      {
        smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
        webhookSecret: read.optional('EMAIL_WEBHOOK_SECRET'),
        from: read.text('MAIL_FROM', brandEmail),
        dkimSelector: read.optional('MAIL_DKIM_SELECTOR'),
      },
      path.resolve(read.text('DATA_DIR', '.data')),
      readMediaSettings(read),
      readPageBundleFolders(read),
    );
    // Order numbers begin with it, and their column is ASCII.
    if (!/^[A-Za-z0-9-]{2,}$/.test(settings.brand.id))
      read.addError('BRAND_ID must be two or more letters, digits or dashes, as in tfgallery.');
    const { premiumCents, vipCents } = settings.levels;
    if (premiumCents !== null && vipCents !== null && vipCents <= premiumCents)
      read.addError('LEVEL_VIP_SPEND must be more than LEVEL_PREMIUM_SPEND.');
    if (mode === 'production') rejectDemoSettings(settings, read);
    if (read.errors.length > 0) throw new SettingsError(read.errors);
    return settings;
  }
}
