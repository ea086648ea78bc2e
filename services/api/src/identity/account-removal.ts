import { Injectable } from '@nestjs/common';
import { Database, DomainEvents } from '../platform';
import { Audit, type Deed } from './audit/audit';
import type { Collector } from './collector.entity';
import { CollectorStore } from './collector.store';
import { CollectorDeleted } from './identity.events';
import { SessionStore } from './session.store';
import { AttemptStore } from './throttle/attempt.store';

/** Why an account goes, for the audit log. */
export type RemovalReason =
  | 'asked for'
  | 'asked the gallery'
  | 'never confirmed'
  | 'address proved by another';

/** Takes an account away, with all that hangs on it. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly store: CollectorStore,
    private readonly sessions: SessionStore,
    private readonly attempts: AttemptStore,
    private readonly events: DomainEvents,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Forgets an account that is still unconfirmed; one that was confirmed a moment ago stays. */
  async removeUnconfirmed(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const account = await this.store.lock(id);
      if (account?.emailConfirmedAt === null) await this.remove(account, 'never confirmed');
    });
  }

  /**
   * The account stays locked while it goes: what it still does at this moment is over before, or finds nobody.
   * @param by who of the gallery does it; else its collector, or the rule of the reason
   * @returns false when it was gone already
   */
  async remove(
    { id, email, emailConfirmedAt }: Collector,
    reason: RemovalReason,
    by?: Deed['actor'],
  ): Promise<boolean> {
    const confirmedEmail = emailConfirmedAt === null ? null : email;
    const isWished = reason === 'asked for' || reason === 'asked the gallery';
    return this.database.transaction(async () => {
      if (!(await this.store.lock(id))) return false;
      await this.events.publish(new CollectorDeleted(id, confirmedEmail, isWished));
      await this.attempts.forgetBrowsers(id);
      await this.sessions.removeAllOf({ kind: 'collector', id });
      await this.store.remove(id);
      await this.audit.record({
        action: 'account.deleted',
        actor: by ?? (isWished ? { kind: 'collector', id } : { kind: 'system' }),
        subject: { kind: 'collector', id },
        details: { reason },
      });
      return true;
    });
  }
}
