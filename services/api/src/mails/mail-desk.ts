import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../identity';
import { AppError, Database, OutboxBook } from '../platform';

/** What the gallery does about mails: has one tried again, sends one once more. */
@Injectable()
export class MailDesk {
  constructor(
    private readonly database: Database,
    private readonly book: OutboxBook,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError `mail_not_found` */
  async retry(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.book.find(id))) throw new AppError('mail_not_found');
      if (await this.book.retry(id)) await this.record('mail.retried', id, staff);
    });
  }

  /** @returns the new mail's id @throws AppError `mail_not_found`, `mail_forgotten` */
  async resend(id: string, staff: SignedInStaff): Promise<string> {
    return this.database.transaction(async () => {
      if (!(await this.book.find(id))) throw new AppError('mail_not_found');
      const copy = await this.book.resend(id);
      if (copy === null) throw new AppError('mail_forgotten');
      await this.record('mail.resent', id, staff);
      return copy;
    });
  }

  private async record(action: string, id: string, { role, id: staffId }: SignedInStaff): Promise<void> {
    await this.audit.record({ action, actor: { kind: role, id: staffId }, subject: { kind: 'mail', id } });
  }
}
