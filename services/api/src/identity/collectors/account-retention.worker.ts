import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, Database } from '../../platform';
import { CollectorDataService } from './collector-data.service';
import { AuditLogService } from '../audit/audit-log.service';
import { CollectorsStore } from './collectors.store';
import { SessionsStore } from '../sessions/sessions.store';
import { SESSION_LIMITS, UNCONFIRMED_RETENTION_MS } from '../identity-policy';
import type { AttemptCountEntity } from '../attempt-limits/attempt-count.entity';
import { PasskeysStore } from '../staff/passkeys/passkeys.store';
import { AttemptsStore } from '../attempt-limits/attempts.store';

const RUN_INTERVAL_MS = 3_600_000;
/** How many accounts one run deletes at most; the next takes the rest. */
const BATCH_SIZE = 500;

/** Removes expired data, and records how many sign-ins failed. Any number of instances may run it. */
@Injectable()
export class AccountRetentionWorker {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly sessionsStore: SessionsStore,
    private readonly attemptsStore: AttemptsStore,
    private readonly passkeysStore: PasskeysStore,
    private readonly collectorDataService: CollectorDataService,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Interval(RUN_INTERVAL_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    for (const account of await this.collectorsStore.findUnconfirmedBefore(
      before(UNCONFIRMED_RETENTION_MS),
      BATCH_SIZE,
    ))
      await this.collectorDataService.deleteUnconfirmed(account.id);
    await this.sessionsStore.removeExpired(now, before(SESSION_LIMITS.collector.idleMs));
    await this.passkeysStore.removeExpiredChallenges(now);
    await this.auditFailedAttempts(now);
  }

  /** Counts are personal data by their digests; what stays is how often an account was tried. */
  private async auditFailedAttempts(now: Date): Promise<void> {
    await this.database.transaction(async () => {
      const sums = new Map<string, { of: AttemptCountEntity; attempts: number }>();
      for (const count of await this.attemptsStore.findEnded(now)) {
        if (count.kind !== 'guess' && count.kind !== 'browser') continue;
        const key = `${count.accountKind} ${count.accountId}`;
        const { attempts } = sums.get(key) ?? { attempts: 0 };
        sums.set(key, { of: count, attempts: attempts + count.attempts });
      }
      for (const { of, attempts } of sums.values())
        await this.auditLogService.record({
          action: of.accountKind === 'gate' ? 'gate.refused' : 'session.refused',
          actor: { kind: 'nobody' },
          subject:
            of.accountId === null ? undefined : { kind: of.accountKind ?? 'collector', id: of.accountId },
          details: { attempts },
        });
      await this.attemptsStore.removeEnded(now);
    });
  }
}
