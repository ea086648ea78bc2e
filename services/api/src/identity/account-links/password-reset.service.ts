import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, Database, Mailer, OutboxService, Settings } from '../../platform';
import { AuditLogService } from '../audit/audit-log.service';
import { CollectorsStore } from '../collectors/collectors.store';
import type { PasswordResetConfirmation } from '../collectors/dto/collector-account.dto';
import { normalizeEmail } from '../accounts';
import { PasswordsService } from '../passwords/passwords.service';
import { SessionsService } from '../sessions/sessions.service';
import type { CollectorSignIn } from '../collectors/collector-auth.service';
import { AttemptLimitsService } from '../attempt-limits/attempt-limits.service';
import type { ClientInfo } from '../client-info';
import { AccountLinksService } from './account-links.service';
import { accountEmailOrigin, passwordResetEmail } from './account.emails';
import { EmailConfirmationService } from './email-confirmation.service';

const REQUEST_KIND = 'password-reset';

/** Lets the person who reads an account's mailbox choose a new password. */
@Injectable()
export class PasswordResetService implements OnModuleInit {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly accountLinksService: AccountLinksService,
    private readonly emailConfirmationService: EmailConfirmationService,
    private readonly passwordsService: PasswordsService,
    private readonly sessionsService: SessionsService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly mailer: Mailer,
    private readonly outboxService: OutboxService,
    private readonly settings: Settings,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<{ email: string }>(REQUEST_KIND, ({ email }) => this.sendLink(email));
  }

  /**
   * Accepts the request. Whether there is an account is looked up later, so that the response and its timing are the
   * same either way.
   */
  async request(email: string, client: ClientInfo): Promise<void> {
    const address = normalizeEmail(email);
    await this.database.transaction(async () => {
      if (!(await this.attemptLimitsService.allowEmail('reset', address, client))) return;
      await this.outboxService.enqueue({ kind: REQUEST_KIND, payload: { email: address } });
    });
  }

  /**
   * Follows a link: sets the new password, ends every session and link of the account, and confirms the address,
   * because the link proves access to its mailbox.
   * @throws AppError `account_link_unknown`, `validation_failed` at `password`
   */
  async confirm(
    { token, password }: PasswordResetConfirmation,
    client: ClientInfo,
  ): Promise<CollectorSignIn> {
    const link = await this.accountLinksService.find('reset', token);
    const collector = await this.collectorsStore.find(link.collectorId);
    if (!collector || collector.email !== link.email) throw new AppError('account_link_unknown');
    const passwordHash = await this.passwordsService.validateAndHash(password, collector, 'password');
    return this.database.transaction(async () => {
      await this.accountLinksService.consume(link);
      if (collector.emailConfirmedAt === null)
        await this.emailConfirmationService.markConfirmed(collector.id, collector.email);
      const isSet = await this.passwordsService.replace(collector, passwordHash);
      if (!isSet) throw new AppError('account_link_unknown');
      await this.sessionsService.revokeAll({ kind: 'collector', id: collector.id });
      await this.auditLogService.record({
        action: 'password.reset',
        actor: { kind: 'collector', id: collector.id },
        subject: { kind: 'collector', id: collector.id },
        device: client.device,
      });
      const session = await this.sessionsService.create(
        { kind: 'collector', id: collector.id },
        client.device,
      );
      const browser = await this.attemptLimitsService.rememberBrowser(collector.id);
      const changed = await this.collectorsStore.find(collector.id);
      return { collector: changed ?? collector, session, browser };
    });
  }

  private async sendLink(email: string): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.collectorsStore.findConfirmedOrNewest(email);
      if (!collector) return;
      const token = await this.accountLinksService.create('reset', collector.id, collector.email);
      await this.mailer.send(passwordResetEmail(collector.email, token, accountEmailOrigin(this.settings)));
    });
  }
}
