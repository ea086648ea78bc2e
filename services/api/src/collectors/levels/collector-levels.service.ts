import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AuditLogService, CollectorsService, type CollectorAccount } from '../../identity';
import { CollectorPurchasesService, type Actor } from '../../orders';
import { AppError, Database } from '../../platform';
import { CollectorEmails } from '../collectors.emails';

/** The owner sets a collector's level, which then overrides the rule. */
@Injectable()
export class CollectorLevelsService {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly collectorPurchasesService: CollectorPurchasesService,
    private readonly auditLogService: AuditLogService,
    private readonly collectorEmails: CollectorEmails,
    private readonly database: Database,
  ) {}

  /**
   * Sets a level; null returns it to the rule. Repeating it is no error and sends no second email.
   * @param version `levelVersion` as it was seen
   * @throws AppError `collector_not_found`, `changed_meanwhile` with {version}
   */
  async setLevel(
    id: string,
    { level, version }: { level: CollectorLevel | null; version?: number },
    by: Actor,
  ): Promise<CollectorAccount> {
    return this.database.transaction(async () => {
      const before = isUUID(id) ? await this.collectorsService.lock(id) : null;
      if (!before) throw new AppError('collector_not_found');
      if (before.isLevelManual === (level !== null) && (level === null || before.level === level))
        return before;
      if (version !== undefined && version !== before.levelVersion)
        throw new AppError('changed_meanwhile', { details: { version: before.levelVersion } });
      await this.collectorsService.setManualLevel(id, level);
      if (level === null) await this.collectorPurchasesService.recalculateLevel(id);
      const after = await this.collectorsService.find(id);
      if (!after) throw new AppError('collector_not_found');
      await this.recordAndNotify(before, after, by);
      return after;
    });
  }

  private async recordAndNotify(before: CollectorAccount, after: CollectorAccount, by: Actor): Promise<void> {
    await this.auditLogService.record({
      action: 'level.given',
      actor: { kind: by.role, id: by.id },
      subject: { kind: 'collector', id: after.id },
      details: { from: before.level, to: after.level, isLevelManual: after.isLevelManual },
    });
    const { level, emailConfirmedAt } = after;
    if (level === null || !emailConfirmedAt || levelRank(level) <= levelRank(before.level)) return;
    await this.collectorEmails.sendLevelRaised(after, level);
  }
}

const levelRank = (level: CollectorLevel | null): number =>
  level === null ? -1 : COLLECTOR_LEVELS.indexOf(level);
