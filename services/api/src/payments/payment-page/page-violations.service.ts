import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
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
import { parseCspReports, type PageViolation } from './csp-report';
import { type PageViolationEntity, PageViolationsStore } from './page-violations.store';

const PAGE_VIOLATION = defineEmailTemplate({
  key: 'notice-payment-page',
  title: 'Notice: blocked content on the payment page',
  occasion:
    'To the gallery, at most once a day, when browsers report content that they blocked on the payment page',
  subject: 'Unknown content was blocked on the payment page',
  words: [
    'A browser blocked content on the payment page that does not belong there:',
    '{violations}',
    'It did not run. One report can come from a visitor’s own browser; several mean that someone may have changed the page. The console lists them under Settings, Stripe webhooks, and the guide for operators says what to do.',
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
    private readonly pageViolationsStore: PageViolationsStore,
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
    return this.pageViolationsStore.list();
  }

  private async save(violations: readonly PageViolation[]): Promise<void> {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    await this.database.transaction(async () => {
      for (const violation of violations) await this.pageViolationsStore.add(violation, now);
      await this.pageViolationsStore.keepNewest(MAX_PAGE_VIOLATIONS);
      await this.mailer.send(
        pageViolationNotification(this.settings.brand.email, violations),
        `payment-page-violation:${day}`,
      );
    });
  }

  private isPaymentPage(address: string): boolean {
    const url = URL.parse(address);
    return url?.origin === this.settings.http.publicOrigin && url.pathname === PAYMENT_PAGE;
  }
}
