import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../identity';
import { AppError, Database, OutboxMessagesService } from '../platform';

/** What the gallery does about mails: has one tried again, sends one once more. */
@Injectable()
export class EmailRetriesService {
  constructor(
    private readonly database: Database,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws AppError `mail_not_found` */
  async retry(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.outboxMessagesService.find(id))) throw new AppError('mail_not_found');
      if (await this.outboxMessagesService.retry(id)) await this.recordAudit('mail.retried', id, staff);
    });
  }

  /** @returns the new mail's id @throws AppError `mail_not_found`, `mail_forgotten` */
  async resend(id: string, staff: SignedInStaff): Promise<string> {
    return this.database.transaction(async () => {
      if (!(await this.outboxMessagesService.find(id))) throw new AppError('mail_not_found');
      const copy = await this.outboxMessagesService.resend(id);
      if (copy === null) throw new AppError('mail_forgotten');
      await this.recordAudit('mail.resent', id, staff);
      return copy;
    });
  }

  private async recordAudit(action: string, id: string, { role, id: staffId }: SignedInStaff): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: role, id: staffId },
      subject: { kind: 'mail', id },
    });
  }
}
