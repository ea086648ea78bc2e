import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { Audit, type Deed } from '../audit/audit';
import { NewPassword } from '../password/new-password';
import { SessionStore } from '../session.store';
import { Throttle } from '../throttle/throttle';
import type { Admin } from './admin.entity';
import { AdminStore } from './admin.store';

/** Puts new passwords in the place of former ones for accounts of the console. */
@Injectable()
export class AdminPassword {
  constructor(
    private readonly store: AdminStore,
    private readonly passwords: NewPassword,
    private readonly sessions: SessionStore,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** @throws AppError `validation_failed` at the field, in a sentence */
  async hash(password: string, { email, firstName, username }: Admin, field: string): Promise<string> {
    return this.passwords.hash(password, { email, firstName, lastName: username }, field);
  }

  /** The new password holds; no session, link or known browser of the time before does. Belongs into a transaction. */
  async set(
    { id }: Admin,
    passwordHash: string,
    { actor, device, action }: Pick<Deed, 'actor' | 'device' | 'action'>,
  ): Promise<void> {
    await this.database.transaction(async () => {
      await this.store.change(id, { passwordHash });
      await this.store.removeLink(id);
      await this.throttle.forgetBrowsers(id);
      await this.sessions.removeAllOf({ kind: 'admin', id });
      await this.audit.record({ action, actor, subject: { kind: 'admin', id }, device });
    });
  }
}
