import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Audit, Collectors, type KnownCollector } from '../identity';
import { LevelByOrders, type Actor } from '../orders';
import { AppError, Database, Mail, Settings } from '../platform';
import { levelMail } from './level-mail';

/** The owner's word on a collector's level, above what the rule says. */
@Injectable()
export class GiveLevel {
  constructor(
    private readonly collectors: Collectors,
    private readonly rule: LevelByOrders,
    private readonly audit: Audit,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly database: Database,
  ) {}

  /**
   * Gives a level, or with null gives it back to the rule. Given already is no error and no second mail.
   * @throws AppError `collector_not_found`
   */
  async give(id: string, level: CollectorLevel | null, by: Actor): Promise<KnownCollector> {
    return this.database.transaction(async () => {
      const before = isUUID(id) ? await this.collectors.lock(id) : null;
      if (!before) throw new AppError('collector_not_found');
      if (before.isLevelGiven === (level !== null) && (level === null || before.level === level))
        return before;
      await this.collectors.giveLevel(id, level);
      if (level === null) await this.rule.recount(id);
      const after = await this.collectors.find(id);
      if (!after) throw new AppError('collector_not_found');
      await this.announce(before, after, by);
      return after;
    });
  }

  private async announce(before: KnownCollector, after: KnownCollector, by: Actor): Promise<void> {
    await this.audit.record({
      action: 'level.given',
      actor: { kind: by.role, id: by.id },
      subject: { kind: 'collector', id: after.id },
      details: { from: before.level, to: after.level, isLevelGiven: after.isLevelGiven },
    });
    const { level, emailConfirmedAt } = after;
    if (level === null || !emailConfirmedAt || rankOf(level) <= rankOf(before.level)) return;
    const { publicOrigin } = this.settings.http;
    await this.mail.send(levelMail(after, level, `${publicOrigin}/collector/portal`));
  }
}

const rankOf = (level: CollectorLevel | null): number =>
  level === null ? -1 : COLLECTOR_LEVELS.indexOf(level);
