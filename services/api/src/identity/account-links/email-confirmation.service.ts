import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents, Mailer, Settings } from '../../platform';
import { CollectorDataService } from '../collectors/collector-data.service';
import { AuditLogService } from '../audit/audit-log.service';
import { CollectorsStore } from '../collectors/collectors.store';
import { CollectorEmailConfirmed } from '../domain-events';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';
import { AccountLinksService } from './account-links.service';
import { accountEmailOrigin, accountExistsEmail, confirmAddressEmail } from './account.emails';

/** Confirms an account's address through a link that is opened while signed in to that account. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly accountLinksService: AccountLinksService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly collectorDataService: CollectorDataService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Emails the address. If it belongs to another account, the link is created but not sent, so that the response takes
   * the same time.
   */
  async requestConfirmation(collector: { id: string }, email: string, client: ClientInfo): Promise<void> {
    const from = accountEmailOrigin(this.settings);
    await this.database.transaction(async () => {
      if (!(await this.attemptLimitsService.allowEmail('confirm', email, client))) return;
      const token = await this.accountLinksService.create('confirm', collector.id, email);
      const owner = await this.collectorsStore.findConfirmedByEmail(email);
      const isAnothers = owner !== null && owner.id !== collector.id;
      await this.mailer.send(
        isAnothers ? accountExistsEmail(email, from) : confirmAddressEmail(email, token, from),
      );
    });
  }

  /**
   * Follows a link. It must be opened while signed in to its account: otherwise someone could sign up with another
   * person's address, wait for that person to press Confirm, and hold the password of a confirmed account.
   * @throws AppError `account_link_unknown`, `account_link_needs_sign_in`
   */
  async confirm(token: string, signedInId: string | null): Promise<string> {
    return this.database.transaction(async () => {
      const link = await this.accountLinksService.find('confirm', token);
      if (link.collectorId !== signedInId) throw new AppError('account_link_needs_sign_in');
      await this.accountLinksService.consume(link);
      await this.markConfirmed(link.collectorId, link.email);
      return link.email;
    });
  }

  /**
   * Confirms the address and deletes other accounts that only claimed it. Call it inside a transaction.
   * @throws AppError `account_link_unknown` when another account has confirmed it in the meantime
   */
  async markConfirmed(collectorId: string, email: string): Promise<void> {
    const others = (await this.collectorsStore.lockByEmail(email)).filter(({ id }) => id !== collectorId);
    if (others.some(({ emailConfirmedAt }) => emailConfirmedAt !== null))
      throw new AppError('account_link_unknown');
    for (const other of others) await this.collectorDataService.delete(other, 'address proved by another');
    const before = await this.collectorsStore.find(collectorId);
    const formerEmail = before?.emailConfirmedAt && before.email !== email ? before.email : null;
    await this.collectorsStore.update(collectorId, { email, emailConfirmedAt: this.clock.now() });
    await this.domainEvents.publish(new CollectorEmailConfirmed(collectorId, email, formerEmail));
    await this.auditLogService.record({
      action: 'email.confirmed',
      actor: { kind: 'collector', id: collectorId },
      subject: { kind: 'collector', id: collectorId },
    });
  }
}
