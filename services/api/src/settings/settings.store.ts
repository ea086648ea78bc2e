import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { SettingEntity, SettingVersionEntity } from './setting.entity';

/** Every query of the settings. */
@Injectable()
export class SettingsStore {
  constructor(private readonly database: Database) {}

  findAll(): Promise<SettingEntity[]> {
    return this.database.manager.find(SettingEntity);
  }

  /** Sections with their versions, without what they say. */
  findVersions(): Promise<Pick<SettingEntity, 'section' | 'version'>[]> {
    return this.database.manager.find(SettingEntity, { select: { section: true, version: true } });
  }

  /** Of these sections, without what they say. */
  findRevisions(sections: readonly string[]): Promise<Omit<SettingEntity, 'content'>[]> {
    return this.database.manager.find(SettingEntity, {
      where: { section: In([...sections]) },
      select: { section: true, version: true, changedAt: true, changedBy: true },
    });
  }

  /** Null when the owner has never set it. */
  find(section: string): Promise<SettingEntity | null> {
    return this.database.manager.findOneBy(SettingEntity, { section });
  }

  /** Latest first. */
  findHistory(section: string): Promise<SettingVersionEntity[]> {
    return this.database.manager.find(SettingVersionEntity, {
      where: { section },
      order: { version: 'DESC' },
    });
  }

  /** Keeps others from setting the section until the transaction ends; of two who set it first, one waits. */
  async lock(section: string, now: Date): Promise<SettingEntity> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(SettingEntity)
      .values({ section, content: null, version: 0, changedAt: now, changedBy: '' })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return this.database.manager.findOneOrFail(SettingEntity, {
      where: { section },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Sets the section, and keeps the version beside the earlier ones. */
  async save({ section, ...changed }: SettingEntity): Promise<void> {
    await this.database.manager.update(SettingEntity, { section }, changed);
    await this.database.manager.insert(SettingVersionEntity, { section, ...changed });
  }

  /** Keeps what stood there before anybody changed the section. */
  async saveInstalled(section: string, content: object, changedAt: Date): Promise<void> {
    await this.database.manager.insert(SettingVersionEntity, {
      section,
      version: 0,
      content,
      changedAt,
      changedBy: '',
    });
  }
}
