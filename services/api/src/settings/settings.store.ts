import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { SettingEntity } from './setting.entity';

/** Every query of the settings. */
@Injectable()
export class SettingsStore {
  constructor(private readonly database: Database) {}

  all(): Promise<SettingEntity[]> {
    return this.database.manager.find(SettingEntity);
  }

  /** Locked until the transaction ends; null when the owner has never set it. */
  lock(section: string): Promise<SettingEntity | null> {
    return this.database.manager.findOne(SettingEntity, {
      where: { section },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @throws a duplicate key when somebody else has added it meanwhile */
  async add(row: SettingEntity): Promise<void> {
    await this.database.manager.insert(SettingEntity, row);
  }

  async change({ section, ...changed }: SettingEntity): Promise<void> {
    await this.database.manager.update(SettingEntity, { section }, changed);
  }
}
