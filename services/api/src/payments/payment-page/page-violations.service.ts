import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Clock, Database, Mailer, Metrics, Settings } from '../../platform';
import { MAX_PAGE_VIOLATIONS } from '../payments-policy';
import { parseCspReports, type PageViolation } from './csp-report';
import type { PageViolationEntity } from './page-violation.entity';
import { pageViolationNotification } from './payment-page.emails';
import { PageViolationsStore } from './page-violations.store';

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

  /** @param body as a browser sent it, or anybody else */
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
