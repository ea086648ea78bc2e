import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  Clock,
  Database,
  Mailer,
  Metrics,
  Settings,
  defineEmailTemplate,
  templatedEmail,
  type EmailTemplate,
  type TemplatedEmail,
} from '../../platform';
import { MAX_PAGE_VIOLATIONS } from '../payments-policy';

/** Something that browsers blocked on the payment page, with a count. */
@Entity('payment_page_violations')
export class PageViolationEntity {
  @PrimaryColumn('varchar', { length: 40 }) directive: string;
  @PrimaryColumn('varchar', { length: 200 }) blocked: string;
  @Column('int', { unsigned: true }) reports: number;
  @Column('datetime', { precision: 3 }) firstSeenAt: Date;
  @Column('datetime', { precision: 3 }) lastSeenAt: Date;
}

const PAGE_VIOLATION = defineEmailTemplate({
  key: 'notice-payment-page',
  title: 'Notice: blocked content on the payment page',
  occasion:
    'To the gallery, at most once a day, when browsers report content that they blocked on the payment page',
  subject: 'Unknown content was blocked on the payment page',
  words: [
    'A browser blocked content on the payment page that does not belong there:',
    '{violations}',
    'It did not run. One report can come from a visitor’s own browser; several can mean that someone has changed the page. The console lists them under Settings, Stripe webhooks, and the operations guide says what to do.',
  ],
  placeholders: {
    violations: { sample: [{ rows: [['script-src-elem', 'https://evil.example']] }], isRequired: true },
  },
});

/** Emails to the gallery about its payment page. */
export const PAYMENT_PAGE_NOTIFICATION_TEMPLATES: readonly EmailTemplate[] = [PAGE_VIOLATION];

/** Tells the owner what was blocked. */
const pageViolationNotification = (email: string, violations: readonly PageViolation[]): TemplatedEmail =>
  templatedEmail(PAGE_VIOLATION, email, {
    violations: [
      { rows: violations.map(({ directive, blocked }): [string, string] => [directive, blocked]) },
    ],
  });

const PAYMENT_PAGE = '/checkout';

/**
 * The alarm of the payment page (PCI DSS 11.6.1): browsers report what its Content-Security-Policy blocked. Counts it, keeps
 * a bounded list, and emails the owner at most once a day (ADR 0098).
 */
@Injectable()
export class PageViolationsService {
  private readonly violations: Counter<string>;

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.violations = metrics.counter({
      name: 'payment_page_violations_total',
      help: 'What browsers kept from the payment page, by directive of its Content-Security-Policy.',
      labels: ['directive'],
    });
  }

  /** @param body as a browser sent it, or anyone else */
  async report(body: unknown): Promise<void> {
    const violations = parseCspReports(body, (url) => this.isPaymentPage(url));
    if (violations.length === 0) return;
    for (const { directive } of violations) this.violations.inc({ directive });
    await this.save(violations);
  }

  /** The latest first. */
  async list(): Promise<PageViolationEntity[]> {
    return this.database.manager.find(PageViolationEntity, { order: { lastSeenAt: 'DESC' } });
  }

  private async save(violations: readonly PageViolation[]): Promise<void> {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    await this.database.transaction(async () => {
      for (const violation of violations) await this.count(violation, now);
      await this.keepNewest();
      await this.mailer.send(
        pageViolationNotification(this.settings.brand.email, violations),
        `payment-page-violation:${day}`,
      );
    });
  }

  private async count({ directive, blocked }: PageViolation, now: Date): Promise<void> {
    await this.database.manager.query(
      `INSERT INTO payment_page_violations (directive, blocked, reports, first_seen_at, last_seen_at)
       VALUES (?, ?, 1, ?, ?)
       ON DUPLICATE KEY UPDATE reports = reports + 1, last_seen_at = VALUES(last_seen_at)`,
      [directive, blocked, now, now],
    );
  }

  private async keepNewest(): Promise<void> {
    const surplus = (await this.database.manager.count(PageViolationEntity)) - MAX_PAGE_VIOLATIONS;
    if (surplus <= 0) return;
    await this.database.manager.query(
      'DELETE FROM payment_page_violations ORDER BY last_seen_at, directive, blocked LIMIT ?',
      [surplus],
    );
  }

  private isPaymentPage(address: string): boolean {
    const url = URL.parse(address);
    return url?.origin === this.settings.http.publicOrigin && url.pathname === PAYMENT_PAGE;
  }
}

/** What the browser blocked on the payment page. No address of a person or page is in it. */
interface PageViolation {
  /** `script-src-elem`, `connect-src`, … */
  directive: string;
  /** The origin of what was blocked, or `inline`, `eval`, `data`, `blob`. */
  blocked: string;
}

/** Directives that browsers report; the `-elem` and `-attr` ones name where a script or a style stood. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'font-src',
  'img-src',
  'media-src',
  'connect-src',
  'frame-src',
  'object-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);

/** One request may carry several reports. */
const MAX_REPORTS = 20;
/** An origin longer than any real one is noise. */
const MAX_ORIGIN_LENGTH = 200;
/** Values that the standard names, and schemes without an origin. Browser extensions are the visitor's own. */
const NAMED_SOURCES: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-sink',
  'data',
  'blob',
]);

/**
 * The violations in a report of a browser, in the old format (`report-uri`) and the new one (`report-to`). Anyone can send
 * one: what is not understood, and what is not about the payment page, is left out.
 */
function parseCspReports(body: unknown, isPaymentPage: (url: string) => boolean): PageViolation[] {
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body];
  return reports.flatMap((report: unknown) => {
    const content = fieldOf(report, 'csp-report') ?? fieldOf(report, 'body');
    const page = textOf(content, 'document-uri') ?? textOf(content, 'documentURL');
    const directive =
      textOf(content, 'effective-directive') ??
      textOf(content, 'effectiveDirective') ??
      textOf(content, 'violated-directive')?.split(' ')[0];
    const source = textOf(content, 'blocked-uri') ?? textOf(content, 'blockedURL');
    const blocked = source === undefined ? null : blockedOrigin(source);
    if (page === undefined || !isPaymentPage(page) || !directive || !DIRECTIVES.has(directive)) return [];
    return blocked === null ? [] : [{ directive, blocked }];
  });
}

/** Without path and query, which may name a person. */
function blockedOrigin(source: string): string | null {
  if (NAMED_SOURCES.has(source)) return source;
  const url = URL.parse(source);
  if (!url || !/^(https?|wss?):$/.test(url.protocol)) return null;
  const origin = `${url.protocol}//${url.host}`;
  return origin.length > MAX_ORIGIN_LENGTH ? null : origin;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

function textOf(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
