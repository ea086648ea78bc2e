import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, Database } from '../platform';
import { AccountRemoval } from './account-removal';
import { Audit } from './audit/audit';
import { CollectorStore } from './collector.store';
import { SessionStore } from './session.store';
import { SESSION_LIMITS } from './session-rules';
import type { AttemptCount } from './throttle/attempt-count.entity';
import { AttemptStore } from './throttle/attempt.store';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Accounts whose address nobody confirmed are forgotten after this, in milliseconds. */
const UNCONFIRMED_MS = 30 * DAY_MS;
/** How many accounts one run forgets at most; the next takes the rest. */
const MOST = 500;

/** Forgets what has had its time, and keeps the sum of failed sign-ins. Any number of instances may run it. */
@Injectable()
export class AccountRetention {
  constructor(
    private readonly store: CollectorStore,
    private readonly sessions: SessionStore,
    private readonly attempts: AttemptStore,
    private readonly removal: AccountRemoval,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    for (const account of await this.store.unconfirmedBefore(before(UNCONFIRMED_MS), MOST))
      await this.removal.removeUnconfirmed(account.id);
    await this.sessions.removeEnded(now, before(SESSION_LIMITS.collector.idleMs));
    await this.sumUpFailures(now);
  }

  /** Counted windows are personal data by their digests; what stays is how often an account was tried. */
  private async sumUpFailures(now: Date): Promise<void> {
    await this.database.transaction(async () => {
      const sums = new Map<string, { of: AttemptCount; attempts: number }>();
      for (const count of await this.attempts.ended(now)) {
        if (count.kind !== 'guess' && count.kind !== 'browser') continue;
        const key = `${count.accountKind} ${count.accountId}`;
        const { attempts } = sums.get(key) ?? { attempts: 0 };
        sums.set(key, { of: count, attempts: attempts + count.attempts });
      }
      for (const { of, attempts } of sums.values())
        await this.audit.record({
          action: of.accountKind === 'gate' ? 'gate.refused' : 'session.refused',
          actor: { kind: 'nobody' },
          subject:
            of.accountId === null ? undefined : { kind: of.accountKind ?? 'collector', id: of.accountId },
          details: { attempts },
        });
      await this.attempts.removeEnded(now);
    });
  }
}
