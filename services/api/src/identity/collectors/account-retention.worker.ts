import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, RetentionService } from '../../platform';
import { CollectorDataService } from './collector-data.service';
import { AuditLogService } from '../audit/audit-log.service';
import { CollectorsStore } from './collectors.store';
import { SessionsStore } from '../sessions/sessions.store';
import { SESSION_LIMITS, UNCONFIRMED_RETENTION_MS } from '../identity-policy';
import { type AttemptCountEntity, AttemptsStore } from '../attempt-limits/attempts.store';
import { PasskeysStore } from '../staff/passkeys/passkeys.store';
import { RefusedAttemptsService } from '../attempt-limits/refused-attempts.service';
import { AccountLinksService } from '../account-links/account-links.service';
import { AuditLogStore } from '../audit/audit-log.store';
import { AdminsStore } from '../staff/admins.store';

/** The most accounts that one run deletes; the next run takes the rest. */
const BATCH_SIZE = 500;

/** Removes expired data of accounts, and records how many sign-ins failed. */
@Injectable()
export class AccountRetentionWorker implements OnModuleInit {
  constructor(
    private readonly collectorsStore: CollectorsStore,
    private readonly sessionsStore: SessionsStore,
    private readonly attemptsStore: AttemptsStore,
    private readonly passkeysStore: PasskeysStore,
    private readonly collectorDataService: CollectorDataService,
    private readonly auditLogService: AuditLogService,
    private readonly refusedAttemptsService: RefusedAttemptsService,
    private readonly auditLogStore: AuditLogStore,
    private readonly adminsStore: AdminsStore,
    private readonly accountLinksService: AccountLinksService,
    private readonly retentionService: RetentionService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { retentionService } = this;
    retentionService.register('accounts', () => this.run());
    retentionService.register('account-links', async (before, limit) => {
      const ofStaff = await this.adminsStore.removeExpiredPasswordLinks(before, limit);
      return Math.max(ofStaff, await this.accountLinksService.removeExpired(before, limit));
    });
    retentionService.register('refused-attempts', (before, limit) =>
      this.refusedAttemptsService.removeBefore(before, limit),
    );
    retentionService.register('audit-devices', (before, limit) =>
      this.auditLogStore.removeDevicesBefore(before, limit),
    );
  }

  /** @returns how many accounts were deleted */
  async run(): Promise<number> {
    const now = this.clock.now();
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const unconfirmed = await this.collectorsStore.findUnconfirmedBefore(
      before(UNCONFIRMED_RETENTION_MS),
      BATCH_SIZE,
    );
    for (const account of unconfirmed) await this.collectorDataService.deleteUnconfirmed(account.id);
    await this.sessionsStore.removeExpired(now, before(SESSION_LIMITS.collector.idleMs));
    await this.passkeysStore.removeExpiredChallenges(now);
    await this.auditFailedAttempts(now);
    return unconfirmed.length;
  }

  /** The digests make counts personal data; only how often an account was tried is kept. */
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
